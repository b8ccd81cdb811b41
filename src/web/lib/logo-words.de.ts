import type { Dictionary } from "./german.ts";

/** Why the service refuses a logo, in German, sentence by sentence. */
export const LOGO_WORDS: Dictionary["words"] = {
  // What to do about it
  "Simplify it.": "Vereinfachen Sie es.",
  "Simplify them.": "Vereinfachen Sie sie.",
  "Simplify it, or use a PNG.": "Vereinfachen Sie es, oder nehmen Sie ein PNG.",
  "Simplify its paths, or use a PNG.": "Vereinfachen Sie seine Pfade, oder nehmen Sie ein PNG.",
  "Make it smaller.": "Kleiner machen.",
  "Remove it.": "Entfernen Sie das.",
  "Remove that declaration.": "Entfernen Sie diese Angabe.",
  "Remove what lies there.": "Entfernen Sie, was dort liegt.",
  "Ungroup it.": "Lösen Sie Gruppen auf.",
  "Use a more compact logo.": "Nehmen Sie ein gedrungeneres Logo.",
  "Use one of its frames.": "Nehmen Sie eines seiner Bilder.",
  "Draw it with plain shapes.": "Zeichnen Sie es mit einfachen Formen.",
  "Clip the shape itself.": "Beschneiden Sie die Form selbst.",
  "Scale the drawing to about 100 units.": "Skalieren Sie die Zeichnung auf etwa 100 Einheiten.",
  'Give its <svg> a viewBox, such as "0 0 100 100".':
    'Geben Sie seinem <svg> eine viewBox, etwa "0 0 100 100".',
  "Use only .class, #id or element names, or export with presentation attributes.":
    "Nur .class, #id oder Elementnamen verwenden, oder mit Präsentationsattributen exportieren.",
  "It needs a font: convert the text to paths.": "Es braucht eine Schrift: wandeln Sie den Text in Pfade um.",
  "A printed logo can't move: remove the animation.":
    "Ein gedrucktes Logo bewegt sich nicht: entfernen Sie die Animation.",
  "It cannot be drawn: simplify it.": "Es lässt sich nicht zeichnen: vereinfachen Sie es.",
  "Draw the effect with plain shapes, gradients, clips or masks, or use a PNG.":
    "Zeichnen Sie den Effekt mit einfachen Formen, Verläufen, Ausschnitten oder Masken, oder nehmen Sie ein PNG.",
  "A logo can't bring in other documents.": "Ein Logo kann keine anderen Dokumente einbinden.",
  "A logo is a picture only.": "Ein Logo ist nur ein Bild.",
  // What it is made of
  "Give svg, png or id.": "Geben Sie svg, png oder id an.",
  "Give only one of svg, png and id.": "Geben Sie nur eines von svg, png und id an.",
  // SVG
  "The SVG draws nothing inside its viewBox.": "Das SVG zeichnet nichts innerhalb seiner viewBox.",
  "The SVG draws far outside its viewBox.": "Das SVG zeichnet weit außerhalb seiner viewBox.",
  "The SVG is too complex.": "Das SVG ist zu aufwendig.",
  "The SVG is too complex to draw quickly.": "Das SVG ist zu aufwendig, um schnell gezeichnet zu werden.",
  "The SVG is larger than 512 KiB.": "Das SVG ist größer als 512 KiB.",
  "The SVG's <style> has an at-rule (such as @import or @media), which is not allowed.":
    "Das <style> des SVG hat eine At-Regel (wie @import oder @media); das ist nicht erlaubt.",
  "The SVG's <style> is malformed.": "Das <style> des SVG ist fehlerhaft.",
  "The SVG's <style> is too complex.": "Das <style> des SVG ist zu aufwendig.",
  "The SVG's <style> has a selector that can't be turned into attributes.":
    "Das <style> des SVG hat einen Selektor, der sich nicht in Attribute umwandeln lässt.",
  "The SVG has transforms that enlarge far too much.":
    "Das SVG hat Transformationen, die viel zu stark vergrößern.",
  "The SVG has a CSS transform that can't be read.": "Das SVG hat eine unlesbare CSS-Transformation.",
  "The SVG has a DOCTYPE, which is not allowed.": "Das SVG hat einen DOCTYPE; das ist nicht erlaubt.",
  "The SVG is not well-formed XML.": "Das SVG ist kein wohlgeformtes XML.",
  "The SVG has a CDATA section outside <style>, which is not allowed.":
    "Das SVG hat einen CDATA-Abschnitt außerhalb von <style>; das ist nicht erlaubt.",
  "The SVG has a processing instruction (<?…?>), which is not allowed.":
    "Das SVG hat eine Verarbeitungsanweisung (<?…?>); das ist nicht erlaubt.",
  "The SVG has no <svg> element.": "Das SVG hat kein <svg>-Element.",
  "The document's outermost element is not <svg>.": "Das äußerste Element des Dokuments ist nicht <svg>.",
  "The SVG has a gradient that refers to itself, or through too many others.":
    "Das SVG hat einen Verlauf, der auf sich selbst oder über zu viele andere verweist.",
  "The SVG says nothing of its size.": "Das SVG sagt nichts über seine Größe.",
  "The SVG's viewBox is too small or too large.": "Die viewBox des SVG ist zu klein oder zu groß.",
  "The SVG has a viewBox without width or height.": "Das SVG hat eine viewBox ohne Breite oder Höhe.",
  "The SVG has a <use> with a clip-path inside a <clipPath>.":
    "Das SVG hat ein <use> mit clip-path in einem <clipPath>.",
  // PNG
  "The PNG is larger than 700 KB.": "Das PNG ist größer als 700 KB.",
  "The PNG is not in base64.": "Das PNG ist nicht in Base64.",
  "The PNG is animated.": "Das PNG ist animiert.",
  "The PNG has a chunk that no decoder knows.": "Das PNG hat einen Block, den kein Leser kennt.",
  "The PNG has a chunk without a proper name.": "Das PNG hat einen Block ohne richtigen Namen.",
  "The PNG has no proper palette.": "Das PNG hat keine richtige Palette.",
  "The PNG has a tRNS chunk that doesn't fit its pixel format.":
    "Das PNG hat einen tRNS-Block, der nicht zu seinem Pixelformat passt.",
  "The PNG's chunks are missing or out of order.": "Blöcke des PNG fehlen oder sind in falscher Reihenfolge.",
  "The PNG has fewer pixels than its header says.": "Das PNG hat weniger Pixel, als sein Kopf angibt.",
  "The PNG has more pixels than its header says.": "Das PNG hat mehr Pixel, als sein Kopf angibt.",
  "The PNG is damaged: a row can't be read.": "Das PNG ist beschädigt: eine Zeile ist unlesbar.",
  "The PNG is damaged: its pixels can't be unpacked.":
    "Das PNG ist beschädigt: seine Pixel lassen sich nicht entpacken.",
  "The PNG is damaged: a checksum is wrong.": "Das PNG ist beschädigt: eine Prüfsumme ist falsch.",
  "The PNG has no proper header.": "Das PNG hat keinen richtigen Kopf.",
  "The PNG has no width or no height.": "Das PNG hat keine Breite oder keine Höhe.",
  "The PNG is too large: give at most 4096 pixels a side and 16 megapixels.":
    "Das PNG ist zu groß: höchstens 4096 Pixel je Seite und 16 Megapixel.",
  "The PNG's header names a pixel format that doesn't exist.":
    "Der Kopf des PNG nennt ein Pixelformat, das es nicht gibt.",
  "This is not a PNG file.": "Das ist keine PNG-Datei.",
  "The PNG is cut off.": "Das PNG ist abgeschnitten.",
};

export const LOGO_PATTERNS: Dictionary["patterns"] = [
  [
    /^The (SVG|PNG) is more than (\d+) times as long as it is wide\.$/,
    "Das $1 ist mehr als $2-mal so lang wie breit.",
  ],
  [/^The PNG has more than one (\w+) chunk\.$/, "Das PNG hat mehr als einen $1-Block."],
  [
    /^The SVG nests its elements more than (\d+) deep\.$/,
    "Das SVG verschachtelt seine Elemente mehr als $1-fach.",
  ],
  [
    /^The SVG nests its elements more than (\d+) deep, counting what <use> repeats\.$/,
    "Das SVG verschachtelt seine Elemente mehr als $1-fach, mitgezählt, was <use> wiederholt.",
  ],
  [
    /^The SVG draws more than (\d+) elements, counting what <use> repeats\.$/,
    "Das SVG zeichnet mehr als $1 Elemente, mitgezählt, was <use> wiederholt.",
  ],
  [/^The SVG's paths have more than (\d+) segments\.$/, "Die Pfade des SVG haben mehr als $1 Abschnitte."],
  [
    /^The SVG has a <([\w-]+)> element with coordinates that are far too large\.$/,
    "Das SVG hat ein <$1>-Element mit viel zu großen Koordinaten.",
  ],
  [
    /^The ([\w-]+) attribute of a <([\w-]+)> element can't be read\.$/,
    "Das Attribut $1 eines <$2>-Elements ist unlesbar.",
  ],
  [
    /^The SVG uses an effect, which a logo can't have\.$/,
    "Das SVG hat einen Effekt, den ein Logo nicht haben kann.",
  ],
  [
    /^The SVG uses ([\w-]+), which a logo can't have\.$/,
    "Das SVG verwendet $1; das kann ein Logo nicht haben.",
  ],
  [
    /^The SVG is not well-formed XML \(line (\d+), column (\d+)\)\.$/,
    "Das SVG ist kein wohlgeformtes XML (Zeile $1, Spalte $2).",
  ],
  [
    /^The SVG contains an? <([\w-]+)> element, which is not allowed\.$/,
    "Das SVG enthält ein <$1>-Element; das ist nicht erlaubt.",
  ],
  [
    /^The SVG has an event handler attribute \((.+)\), which is not allowed\.$/,
    "Das SVG hat ein Attribut, das auf Ereignisse horcht ($1); das ist nicht erlaubt.",
  ],
  [
    /^The SVG has an? (src|href) attribute that points outside the document, which is not allowed\.$/,
    "Das SVG hat ein Attribut $1, das aus dem Dokument hinausführt; das ist nicht erlaubt.",
  ],
  [
    /^The SVG has a ([\w-]+) with a url\(\) that points outside the document, which is not allowed\.$/,
    "Das SVG hat in $1 ein url(), das aus dem Dokument hinausführt; das ist nicht erlaubt.",
  ],
  [
    /^The SVG has a ([\w-]+) attribute of more than (\d+) characters\.$/,
    "Das SVG hat ein Attribut $1 von mehr als $2 Zeichen.",
  ],
  [
    /^The SVG has a <([\w-]+)> that refers to itself\.$/,
    "Das SVG hat ein <$1>, das auf sich selbst verweist.",
  ],
];
