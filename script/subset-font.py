"""Makes the small Inter of the console: pip install fonttools brotli; python script/subset-font.py

Weights nobody uses and features nobody asks for weigh a third of the file.
"""

import io

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SOURCE = "node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"
TARGET = "apps/console/src/brands/fonts/latin-letters.woff2"

font = instancer.instantiateVariableFont(TTFont(SOURCE), {"wght": (400, 700)})
font.flavor = None
whole = io.BytesIO()
font.save(whole)

font = TTFont(io.BytesIO(whole.getvalue()))
# The hinting stays: it is one program, and without it some systems hint by themselves, a pixel wider.
options = subset.Options(layout_features=["kern", "ccmp", "locl", "mark", "mkmk", "tnum", "calt"])
subsetter = subset.Subsetter(options)
subsetter.populate(unicodes=list(font.getBestCmap()))
subsetter.subset(font)
font.flavor = "woff2"
font.save(TARGET)
