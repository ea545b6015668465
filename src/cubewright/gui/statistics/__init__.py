"""What a search did at each stage, live while it runs."""

from cubewright.gui.statistics.panel import StatisticsPanel

__all__ = ["StatisticsPanel"]
