// The light, the camera and the material of the pages that show pieces in 3D.
const dark = matchMedia("(prefers-color-scheme: dark)").matches;
const SECONDS = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 0.7;
// Fill an element with a scene; "brightness" is the share of the light from the sky.
function makeStudio(view, ratio, brightness) {
  const scene = new THREE.Scene();
  const renderer =
    new THREE.WebGLRenderer({antialias: true, alpha: true, preserveDrawingBuffer: true});
  renderer.outputEncoding = THREE.sRGBEncoding;
  renderer.setPixelRatio(ratio);
  renderer.domElement.tabIndex = 0;
  view.appendChild(renderer.domElement);
  const camera = new THREE.PerspectiveCamera(30, 1, 0.1, 1000);
  camera.up.set(0, 0, 1);
  const sky = new THREE.HemisphereLight(0xe4e8ee, 0xa8a4a2, (dark ? 0.6 : 0.75) * brightness);
  sky.position.set(0, 0, 1);
  scene.add(sky);
  // The lamp is over the left shoulder, and turns with the camera.
  const lamp = new THREE.DirectionalLight(0xfff4e6, 0.7);
  camera.add(lamp);
  scene.add(camera);
  const controls = new THREE.TrackballControls(camera, renderer.domElement);
  controls.rotateSpeed = 2.5;
  controls.staticMoving = true;
  return {scene, renderer, camera, lamp, controls};
}
function fitStudio({renderer, camera, controls}, view) {
  const width = view.clientWidth, height = Math.max(1, view.clientHeight);
  camera.aspect = width / height;
  camera.updateProjectionMatrix();
  renderer.setSize(width, height);
  controls.handleResize();
}
function lacquer(colour, more) {
  return new THREE.MeshPhongMaterial({color: new THREE.Color(colour).convertSRGBToLinear(),
    shininess: 35, specular: 0x1c1c1c, polygonOffset: true, polygonOffsetFactor: 1,
    polygonOffsetUnits: 1, ...more});
}
function edgeLines(lines) {
  return new THREE.LineSegments(lines, new THREE.LineBasicMaterial({color: 0x10151b}));
}
