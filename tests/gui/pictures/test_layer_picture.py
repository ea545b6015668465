"""The small picture of a solution has layers, cells and lines between pieces in their places."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from cubewright.gui.frame.theme import mixed
from cubewright.gui.pictures.layer_picture import LayerPicture
from cubewright.model.figure import Figure

WHITE, BLACK = QColor("#ffffff"), QColor("#000000")
COLOURS = [QColor("#ff0000"), QColor("#00ff00"), QColor("#0000ff")]


def drawn(figure, owners, scale=10, colours=COLOURS):
    """The picture without a margin on a white background."""
    picture = LayerPicture(figure)
    size = (round(picture.width * scale), round(picture.height * scale))
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    picture.paint(painter, QPointF(0, 0), scale, owners, colours, WHITE, BLACK)
    painter.end()
    return image


def test_the_top_layer_comes_first_and_the_back_row_is_above():
    # cells in order: (0,0,0) (0,0,1) (0,1,0)
    figure = Figure([(0, 0, 0), (0, 1, 0), (0, 0, 1)])
    image = drawn(figure, [0, 1, 2])
    assert (image.width(), image.height()) == (26, 20)
    assert image.pixelColor(5, 15) == COLOURS[1]  # top layer, front
    assert image.pixelColor(21, 15) == COLOURS[0]  # bottom layer, front
    assert image.pixelColor(21, 5) == COLOURS[2]  # bottom layer, back


def test_an_empty_cell_shows_the_background_of_its_layer():
    image = drawn(Figure([(0, 0, 0), (0, 1, 0), (0, 0, 1)]), [0, 1, 2])
    assert image.pixelColor(5, 5) == mixed(WHITE, BLACK, 0.10)
    assert image.pixelColor(13, 5) == WHITE  # between the layers


def test_cells_of_a_piece_are_joined_and_pieces_separated():
    figure = Figure([(0, 0, 0), (1, 0, 0), (2, 0, 0)])
    red = QColor("#ff0000")
    image = drawn(figure, [0, 0, 1], colours=[red, red])
    row = [image.pixelColor(x, 5) for x in range(30)]
    assert [x for x in range(30) if row[x] != red] == [19, 20]


def test_colours_are_mixed():
    assert mixed(WHITE, BLACK, 0.0) == WHITE
    assert mixed(WHITE, BLACK, 1.0) == BLACK
    assert mixed(WHITE, BLACK, 0.5).red() in (127, 128)


def test_no_cells_give_an_empty_picture():
    picture = LayerPicture(Figure([]))
    assert (picture.width, picture.height) == (0.0, 0.0)
