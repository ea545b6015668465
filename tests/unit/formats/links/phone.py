"""A headless Chromium that shows a page at the size of a phone, with touch."""

import json
import os
import select
import shutil
import subprocess
import sys
import time
from base64 import b64decode

BROWSER = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), ""
)
WIDTH, HEIGHT = 390, 844
LIMIT_SECONDS = 60
_LAUNCHER = """
import os, sys
read, write = (os.dup(int(each)) for each in sys.argv[1:3])
read, write = os.dup(read), os.dup(write)
os.dup2(read, 3)
os.dup2(write, 4)
os.execv(sys.argv[3], sys.argv[3:])
"""


class Phone:
    """Commands of Chromium's DevTools protocol, over a pipe."""

    def __init__(self, folder):
        to_browser, self._write = os.pipe()
        self._read, from_browser = os.pipe()
        options = [
            "--headless=new",
            "--no-sandbox",
            "--use-angle=swiftshader",
            "--enable-unsafe-swiftshader",
            "--remote-debugging-pipe",
            "--no-first-run",
            f"--user-data-dir={folder / 'profile'}",
        ]
        self._process = subprocess.Popen(
            [
                sys.executable,
                "-c",
                _LAUNCHER,
                str(to_browser),
                str(from_browser),
                BROWSER,
                *options,
            ],
            pass_fds=(to_browser, from_browser),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(to_browser)
        os.close(from_browser)
        self._buffer, self._number, self._session = b"", 0, None
        self.requests = []
        target = self._send("Target.createTarget", url="about:blank")["targetId"]
        attached = self._send("Target.attachToTarget", targetId=target, flatten=True)
        self._session = attached["sessionId"]
        self.resize(WIDTH, HEIGHT)
        self._send("Emulation.setTouchEmulationEnabled", enabled=True)
        # Without animation.
        reduced = {"name": "prefers-reduced-motion", "value": "reduce"}
        self._send("Emulation.setEmulatedMedia", features=[reduced])
        self._send("Page.enable")
        self._send("Network.enable")

    def close(self):
        self._process.kill()
        self._process.wait()
        os.close(self._write)
        os.close(self._read)

    def _send(self, method, **parameters):
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._write, json.dumps(message).encode() + b"\0")
        end = time.monotonic() + LIMIT_SECONDS
        while True:
            answer = self._message(end)
            if answer.get("method") == "Network.requestWillBeSent":
                self.requests.append(answer["params"]["request"]["url"])
            if answer.get("id") == self._number:
                if "error" in answer:
                    raise AssertionError(answer["error"])
                return answer["result"]

    def _message(self, end):
        while b"\0" not in self._buffer:
            ready, _, _ = select.select([self._read], [], [], max(0, end - time.monotonic()))
            if not ready:
                raise TimeoutError("the browser does not answer")
            read = os.read(self._read, 1 << 20)
            if not read:
                raise AssertionError("the browser has ended")
            self._buffer += read
        message, _, self._buffer = self._buffer.partition(b"\0")
        return json.loads(message)

    def run(self, script):
        """Return the value of a script, or of its promise."""
        answer = self._send(
            "Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True
        )
        if "exceptionDetails" in answer:
            raise AssertionError(answer["exceptionDetails"])
        return answer["result"].get("value")

    def wait_for(self, script):
        """Wait until the value of a script is true."""
        end = time.monotonic() + LIMIT_SECONDS
        while not self.run(script):
            if time.monotonic() > end:
                raise TimeoutError(script)
            time.sleep(0.05)

    def visit(self, address):
        """Open a page, and wait until it shows a puzzle or an error."""
        self._send("Page.navigate", url="about:blank")
        self._send("Page.navigate", url=address)
        self.wait_for(
            "document.readyState === 'complete' && typeof puzzle !== 'undefined' && "
            "(!document.getElementById('app').hidden || !document.getElementById('form').hidden)"
        )

    def change_link(self, link):
        """Show another link in the same page, and wait until the page has read it."""
        text = json.dumps(link.partition("#")[2])
        self.run(
            "new Promise(done => {addEventListener('hashchange', () => done(start()), "
            f"{{once: true}}); location.hash = {text}}})"
        )

    def touch(self, x, y):
        """Touch a point of the page."""
        self._send("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        self._send("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def drag(self, start, end):
        """Touch a point and move to another one."""
        (x0, y0), (x1, y1) = start, end
        self._send("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x0, "y": y0}])
        for share in (0.25, 0.5, 0.75, 1):
            point = {"x": x0 + (x1 - x0) * share, "y": y0 + (y1 - y0) * share}
            self._send("Input.dispatchTouchEvent", type="touchMove", touchPoints=[point])
            self.run("new Promise(requestAnimationFrame)")
        self._send("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def pinch(self, middle, start, end):
        """Move two fingers apart, from one distance to another."""
        x, y = middle
        for share in (0, 0.25, 0.5, 0.75, 1):
            half = (start + (end - start) * share) / 2
            points = [{"x": x - half, "y": y, "id": 0}, {"x": x + half, "y": y, "id": 1}]
            kind = "touchMove" if share else "touchStart"
            self._send("Input.dispatchTouchEvent", type=kind, touchPoints=points)
            self.run("new Promise(requestAnimationFrame)")
        self._send("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def resize(self, width, height):
        self._send(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=True,
        )

    def touch_control(self, name):
        """Touch the middle of a control."""
        x, y = self.run(
            f"(() => {{ const each = document.getElementById('{name}'); each.scrollIntoView();"
            " const box = each.getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2]; })()"
        )
        self.touch(x, y)

    def status(self):
        return self.run("document.getElementById('status').textContent")

    def picture(self):
        """Return a picture of the page as PNG."""
        return b64decode(self._send("Page.captureScreenshot", format="png")["data"])

    def labels(self):
        """Return the role and the name of each item for screen readers."""
        nodes = self._send("Accessibility.getFullAXTree")["nodes"]
        return [
            (node["role"]["value"], node["name"]["value"])
            for node in nodes
            if not node.get("ignored") and "name" in node
        ]
