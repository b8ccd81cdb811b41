import type { LOGO } from "../../../kit/shared/reasons/logo.ts";

export const LOGO_IT: Readonly<Record<keyof typeof LOGO, string>> = {
  logo_missing: "Indichi svg, png o id.",
  logo_ambiguous: "Indichi solo uno tra svg, png e id.",
  logo_not_drawable: "Non si può disegnare: lo semplifichi.",
  svg_too_big: "L'SVG supera i 512 KiB. Lo semplifichi.",
  svg_not_xml: "L'SVG non è XML ben formato.",
  svg_not_xml_at: "L'SVG non è XML ben formato (riga {line}, colonna {column}).",
  svg_doctype: "L'SVG ha un DOCTYPE, che non è consentito. Tolga questa dichiarazione.",
  svg_cdata: "L'SVG ha una sezione CDATA fuori da <style>, che non è consentita.",
  svg_processing_instruction:
    "L'SVG ha un'istruzione di elaborazione (<?…?>), che non è consentita. La tolga.",
  svg_no_root: "L'SVG non ha un elemento <svg>.",
  svg_other_root: "L'elemento più esterno del documento non è <svg>.",
  svg_element: "L'SVG contiene <{element}>, che non è consentito.",
  svg_element_text:
    "L'SVG contiene <{element}>, che non è consentito. Richiede un carattere: converta il testo in tracciati.",
  svg_element_animation:
    "L'SVG contiene <{element}>, che non è consentito. Un logo stampato non si muove: tolga l'animazione.",
  svg_element_effect:
    "L'SVG contiene <{element}>, che non è consentito. Disegni l'effetto con forme semplici, sfumature, ritagli o maschere, o usi un PNG.",
  svg_element_outside:
    "L'SVG contiene <{element}>, che non è consentito. Un logo non può includere altri documenti.",
  svg_element_active: "L'SVG contiene <{element}>, che non è consentito. Un logo è solo un'immagine.",
  svg_event_handler: "L'SVG ha un attributo che reagisce a eventi ({attribute}), che non è consentito.",
  svg_outside_reference:
    "L'SVG ha un attributo ({attribute}) che punta fuori dal documento, che non è consentito.",
  svg_outside_url: "L'SVG ha in {attribute} un url() che punta fuori dal documento, che non è consentito.",
  svg_attribute_too_long: "L'SVG ha un attributo {attribute} di più di {limit} caratteri.",
  svg_attribute_unreadable: "L'attributo {attribute} di un elemento <{element}> non si può leggere.",
  svg_style_malformed: "Lo <style> dell'SVG è malformato.",
  svg_style_at_rule: "Lo <style> dell'SVG ha una regola con @ (come @import o @media), che non è consentita.",
  svg_style_selector:
    "Lo <style> dell'SVG ha un selettore che non si può trasformare in attributi. Usi solo .classe, #id o nomi di elementi, o esporti con attributi di presentazione.",
  svg_style_too_complex: "Lo <style> dell'SVG è troppo complesso. Lo semplifichi.",
  svg_style_transform: "L'SVG ha una trasformazione CSS che non si può leggere.",
  svg_effect: "L'SVG usa {property}, che un logo non può avere. Lo disegni con forme semplici.",
  svg_no_size:
    'L\'SVG non dice niente sulla sua dimensione. Dia al suo <svg> una viewBox, per esempio "0 0 100 100".',
  svg_flat_view: "L'SVG ha una viewBox senza larghezza o altezza.",
  svg_view_out_of_range:
    "La viewBox dell'SVG è troppo piccola o troppo grande. Ridimensioni il disegno a circa 100 unità.",
  svg_too_oblong: "L'SVG è lungo più di {limit} volte la sua larghezza. Usi un logo più compatto.",
  svg_empty: "L'SVG non disegna niente dentro la sua viewBox.",
  svg_outside_view: "L'SVG disegna molto fuori dalla sua viewBox. Tolga ciò che si trova lì.",
  svg_too_deep: "L'SVG annida i suoi elementi per più di {limit} livelli. Separi i gruppi.",
  svg_too_deep_repeated:
    "L'SVG annida i suoi elementi per più di {limit} livelli, contando ciò che <use> ripete.",
  svg_too_many_elements:
    "L'SVG disegna più di {limit} elementi, contando ciò che <use> ripete. Lo semplifichi.",
  svg_too_many_segments: "I tracciati dell'SVG hanno più di {limit} segmenti. Li semplifichi.",
  svg_too_complex: "L'SVG è troppo complesso. Ne semplifichi i tracciati o usi un PNG.",
  svg_too_slow: "L'SVG è troppo complesso per essere disegnato in fretta. Lo semplifichi o usi un PNG.",
  svg_coordinates_too_large: "L'SVG ha un elemento <{element}> con coordinate decisamente troppo grandi.",
  svg_transform_too_large: "L'SVG ha trasformazioni che ingrandiscono decisamente troppo.",
  svg_gradient_circle: "L'SVG ha una sfumatura che rimanda a se stessa o attraverso troppe altre.",
  svg_circle: "L'SVG ha un <{element}> che rimanda a se stesso.",
  svg_clipped_use: "L'SVG ha un <use> con clip-path dentro un <clipPath>. Ritagli la forma stessa.",
  png_too_big: "Il PNG supera i 700 KB. Lo rimpicciolisca.",
  png_not_base64: "Il PNG non è in base64.",
  png_not_png: "Non è un file PNG, JPEG o WebP.",
  png_cut_off: "Il PNG è troncato.",
  png_header: "Il PNG non ha un'intestazione corretta.",
  png_no_size: "Il PNG non ha larghezza o altezza.",
  png_too_many_pixels:
    "Il PNG è troppo grande: al massimo 4096 pixel per lato, 16 megapixel e 32 MB decompresso.",
  png_too_oblong: "Il PNG è lungo più di {limit} volte la sua larghezza. Usi un logo più compatto.",
  png_pixel_format: "L'intestazione del PNG indica un formato di pixel che non esiste.",
  png_animated: "Il PNG è animato. Usi uno dei suoi fotogrammi.",
  png_chunk_unknown: "Il PNG ha un blocco che nessun decodificatore conosce.",
  png_chunk_unnamed: "Il PNG ha un blocco senza un nome corretto.",
  png_chunk_repeated: "Il PNG ha più di un blocco {chunk}.",
  png_chunk_order: "Nel PNG mancano blocchi o sono in disordine.",
  png_palette: "Il PNG non ha una tavolozza corretta.",
  png_transparency: "Il PNG ha un blocco tRNS che non corrisponde al suo formato di pixel.",
  png_checksum: "Il PNG è danneggiato: una somma di controllo è sbagliata.",
  png_too_few_pixels: "Il PNG ha meno pixel di quanti ne indichi l'intestazione.",
  png_extra_pixels: "Il PNG ha più pixel di quanti ne indichi l'intestazione.",
  png_row_damaged: "Il PNG è danneggiato: una riga non si può leggere.",
  png_not_unpackable: "Il PNG è danneggiato: i suoi pixel non si possono decomprimere.",
};
