import type { LOGO } from "../../../kit/shared/reasons/logo.ts";

export const LOGO_DE: Readonly<Record<keyof typeof LOGO, string>> = {
  logo_missing: "Geben Sie svg, png oder id an.",
  logo_ambiguous: "Geben Sie nur eines von svg, png und id an.",
  logo_not_drawable: "Es lässt sich nicht zeichnen: vereinfachen Sie es.",
  svg_too_big: "Das SVG ist größer als 512 KiB. Vereinfachen Sie es.",
  svg_not_xml: "Das SVG ist kein wohlgeformtes XML.",
  svg_not_xml_at: "Das SVG ist kein wohlgeformtes XML (Zeile {line}, Spalte {column}).",
  svg_doctype: "Das SVG hat einen DOCTYPE; das ist nicht erlaubt. Entfernen Sie diese Angabe.",
  svg_cdata: "Das SVG hat einen CDATA-Abschnitt außerhalb von <style>; das ist nicht erlaubt.",
  svg_processing_instruction:
    "Das SVG hat eine Verarbeitungsanweisung (<?…?>); das ist nicht erlaubt. Entfernen Sie das.",
  svg_no_root: "Das SVG hat kein <svg>-Element.",
  svg_other_root: "Das äußerste Element des Dokuments ist nicht <svg>.",
  svg_element: "Das SVG enthält <{element}>; das ist nicht erlaubt.",
  svg_element_text:
    "Das SVG enthält <{element}>; das ist nicht erlaubt. Es braucht eine Schrift: wandeln Sie den Text in Pfade um.",
  svg_element_animation:
    "Das SVG enthält <{element}>; das ist nicht erlaubt. Ein gedrucktes Logo bewegt sich nicht: entfernen Sie die Animation.",
  svg_element_effect:
    "Das SVG enthält <{element}>; das ist nicht erlaubt. Nehmen Sie einfache Formen und Verläufe oder ein PNG.",
  svg_element_outside:
    "Das SVG enthält <{element}>; das ist nicht erlaubt. Ein Logo kann keine anderen Dokumente einbinden.",
  svg_element_active: "Das SVG enthält <{element}>; das ist nicht erlaubt. Ein Logo ist nur ein Bild.",
  svg_event_handler:
    "Das SVG hat ein Attribut, das auf Ereignisse horcht ({attribute}); das ist nicht erlaubt.",
  svg_outside_reference:
    "Das SVG hat ein Attribut ({attribute}), das aus dem Dokument hinausführt; das ist nicht erlaubt.",
  svg_outside_url:
    "Das SVG hat in {attribute} ein url(), das aus dem Dokument hinausführt; das ist nicht erlaubt.",
  svg_attribute_too_long: "Das SVG hat ein Attribut {attribute} von mehr als {limit} Zeichen.",
  svg_attribute_unreadable: "Das Attribut {attribute} eines <{element}>-Elements ist unlesbar.",
  svg_style_malformed: "Das <style> des SVG ist fehlerhaft.",
  svg_style_at_rule:
    "Das <style> des SVG hat eine At-Regel (wie @import oder @media); das ist nicht erlaubt.",
  svg_style_selector:
    "Das <style> des SVG hat einen Selektor, der sich nicht in Attribute umwandeln lässt. Exportieren Sie mit Präsentationsattributen.",
  svg_style_too_complex: "Das <style> des SVG ist zu aufwendig. Vereinfachen Sie es.",
  svg_style_transform: "Das SVG hat eine unlesbare CSS-Transformation.",
  svg_effect:
    "Das SVG verwendet {property}; das kann ein Logo nicht haben. Zeichnen Sie es mit einfachen Formen.",
  svg_no_size:
    'Das SVG sagt nichts über seine Größe. Geben Sie seinem <svg> eine viewBox, etwa "0 0 100 100".',
  svg_flat_view: "Das SVG hat eine viewBox ohne Breite oder Höhe.",
  svg_view_out_of_range:
    "Die viewBox des SVG ist zu klein oder zu groß. Skalieren Sie die Zeichnung auf etwa 100 Einheiten.",
  svg_too_oblong: "Das SVG ist mehr als {limit}-mal so lang wie breit. Nehmen Sie ein gedrungeneres Logo.",
  svg_empty: "Das SVG zeichnet nichts innerhalb seiner viewBox.",
  svg_outside_view: "Das SVG zeichnet weit außerhalb seiner viewBox. Entfernen Sie, was dort liegt.",
  svg_too_deep: "Das SVG verschachtelt seine Elemente mehr als {limit}-fach. Lösen Sie Gruppen auf.",
  svg_too_deep_repeated:
    "Das SVG verschachtelt seine Elemente mehr als {limit}-fach, mitgezählt, was <use> wiederholt.",
  svg_too_many_elements:
    "Das SVG zeichnet mehr als {limit} Elemente, mitgezählt, was <use> wiederholt. Vereinfachen Sie es.",
  svg_too_many_segments: "Die Pfade des SVG haben mehr als {limit} Abschnitte. Vereinfachen Sie sie.",
  svg_too_complex: "Das SVG ist zu aufwendig. Vereinfachen Sie seine Pfade, oder nehmen Sie ein PNG.",
  svg_too_slow:
    "Das SVG ist zu aufwendig, um schnell gezeichnet zu werden. Vereinfachen Sie es, oder nehmen Sie ein PNG.",
  svg_coordinates_too_large: "Das SVG hat ein <{element}>-Element mit viel zu großen Koordinaten.",
  svg_transform_too_large: "Das SVG hat Transformationen, die viel zu stark vergrößern.",
  svg_gradient_circle: "Das SVG hat einen Verlauf, der auf sich selbst oder über zu viele andere verweist.",
  svg_circle: "Das SVG hat ein <{element}>, das auf sich selbst verweist.",
  svg_clipped_use:
    "Das SVG hat ein <use> mit clip-path in einem <clipPath>. Beschneiden Sie die Form selbst.",
  png_too_big: "Das PNG ist größer als 700 KB. Kleiner machen.",
  png_not_base64: "Das PNG ist nicht in Base64.",
  png_not_png: "Das ist weder PNG noch JPEG noch WebP.",
  png_cut_off: "Das PNG ist abgeschnitten.",
  png_header: "Das PNG hat keinen richtigen Kopf.",
  png_no_size: "Das PNG hat keine Breite oder keine Höhe.",
  png_too_many_pixels: "Das PNG ist zu groß: höchstens 4096 Pixel je Seite, 16 Megapixel und entpackt 32 MB.",
  png_too_oblong: "Das PNG ist mehr als {limit}-mal so lang wie breit. Nehmen Sie ein gedrungeneres Logo.",
  png_pixel_format: "Der Kopf des PNG nennt ein Pixelformat, das es nicht gibt.",
  png_animated: "Das PNG ist animiert. Nehmen Sie eines seiner Bilder.",
  png_chunk_unknown: "Das PNG hat einen Block, den kein Leser kennt.",
  png_chunk_unnamed: "Das PNG hat einen Block ohne richtigen Namen.",
  png_chunk_repeated: "Das PNG hat mehr als einen {chunk}-Block.",
  png_chunk_order: "Blöcke des PNG fehlen oder sind in falscher Reihenfolge.",
  png_palette: "Das PNG hat keine richtige Palette.",
  png_transparency: "Das PNG hat einen tRNS-Block, der nicht zu seinem Pixelformat passt.",
  png_checksum: "Das PNG ist beschädigt: eine Prüfsumme ist falsch.",
  png_too_few_pixels: "Das PNG hat weniger Pixel, als sein Kopf angibt.",
  png_extra_pixels: "Das PNG hat mehr Pixel, als sein Kopf angibt.",
  png_row_damaged: "Das PNG ist beschädigt: eine Zeile ist unlesbar.",
  png_not_unpackable: "Das PNG ist beschädigt: seine Pixel lassen sich nicht entpacken.",
};
