import type { LOGO } from "../../../kit/shared/reasons/logo.ts";

export const LOGO_ES: Readonly<Record<keyof typeof LOGO, string>> = {
  logo_missing: "Indique svg, png o id.",
  logo_ambiguous: "Indique solo uno de svg, png e id.",
  logo_not_drawable: "No se puede dibujar: simplifíquelo.",
  svg_too_big: "El SVG ocupa más de 512 KiB. Simplifíquelo.",
  svg_not_xml: "El SVG no es XML bien formado.",
  svg_not_xml_at: "El SVG no es XML bien formado (línea {line}, columna {column}).",
  svg_doctype: "El SVG tiene un DOCTYPE, que no está permitido. Quite esa declaración.",
  svg_cdata: "El SVG tiene una sección CDATA fuera de <style>, que no está permitida.",
  svg_processing_instruction:
    "El SVG tiene una instrucción de proceso (<?…?>), que no está permitida. Quítela.",
  svg_no_root: "El SVG no tiene ningún elemento <svg>.",
  svg_other_root: "El elemento exterior del documento no es <svg>.",
  svg_element: "El SVG contiene <{element}>, que no está permitido.",
  svg_element_text:
    "El SVG contiene <{element}>, que no está permitido. Necesita un tipo de letra: convierta el texto en trazados.",
  svg_element_animation:
    "El SVG contiene <{element}>, que no está permitido. Un logo impreso no se mueve: quite la animación.",
  svg_element_effect:
    "El SVG contiene <{element}>, que no está permitido. Dibuje el efecto con formas sencillas, degradados, recortes o máscaras, o use un PNG.",
  svg_element_outside:
    "El SVG contiene <{element}>, que no está permitido. Un logo no puede incluir otros documentos.",
  svg_element_active: "El SVG contiene <{element}>, que no está permitido. Un logo es solo una imagen.",
  svg_event_handler: "El SVG tiene un atributo que reacciona a eventos ({attribute}), que no está permitido.",
  svg_outside_reference:
    "El SVG tiene un atributo ({attribute}) que apunta fuera del documento, lo que no está permitido.",
  svg_outside_url:
    "El SVG tiene en {attribute} una url() que apunta fuera del documento, lo que no está permitido.",
  svg_attribute_too_long: "El SVG tiene un atributo {attribute} de más de {limit} caracteres.",
  svg_attribute_unreadable: "El atributo {attribute} de un elemento <{element}> no se puede leer.",
  svg_style_malformed: "El <style> del SVG está mal formado.",
  svg_style_at_rule:
    "El <style> del SVG tiene una regla con @ (como @import o @media), que no está permitida.",
  svg_style_selector:
    "El <style> del SVG tiene un selector que no se puede convertir en atributos. Use solo .clase, #id o nombres de elementos, o exporte con atributos de presentación.",
  svg_style_too_complex: "El <style> del SVG es demasiado complejo. Simplifíquelo.",
  svg_style_transform: "El SVG tiene una transformación CSS que no se puede leer.",
  svg_effect: "El SVG usa {property}, que un logo no puede tener. Dibújelo con formas sencillas.",
  svg_no_size: 'El SVG no dice nada de su tamaño. Dé a su <svg> una viewBox, como "0 0 100 100".',
  svg_flat_view: "El SVG tiene una viewBox sin ancho o sin alto.",
  svg_view_out_of_range:
    "La viewBox del SVG es demasiado pequeña o demasiado grande. Escale el dibujo a unas 100 unidades.",
  svg_too_oblong: "El SVG es más de {limit} veces más largo que ancho. Use un logo más compacto.",
  svg_empty: "El SVG no dibuja nada dentro de su viewBox.",
  svg_outside_view: "El SVG dibuja muy fuera de su viewBox. Quite lo que hay allí.",
  svg_too_deep: "El SVG anida sus elementos en más de {limit} niveles. Desagrúpelos.",
  svg_too_deep_repeated:
    "El SVG anida sus elementos en más de {limit} niveles, contando lo que repite <use>.",
  svg_too_many_elements:
    "El SVG dibuja más de {limit} elementos, contando lo que repite <use>. Simplifíquelo.",
  svg_too_many_segments: "Los trazados del SVG tienen más de {limit} segmentos. Simplifíquelos.",
  svg_too_complex: "El SVG es demasiado complejo. Simplifique sus trazados o use un PNG.",
  svg_too_slow: "El SVG es demasiado complejo para dibujarse con rapidez. Simplifíquelo o use un PNG.",
  svg_coordinates_too_large: "El SVG tiene un elemento <{element}> con coordenadas demasiado grandes.",
  svg_transform_too_large: "El SVG tiene transformaciones que amplían demasiado.",
  svg_gradient_circle:
    "El SVG tiene un degradado que se refiere a sí mismo, o lo hace a través de demasiados otros.",
  svg_circle: "El SVG tiene un <{element}> que se refiere a sí mismo.",
  svg_clipped_use: "El SVG tiene un <use> con clip-path dentro de un <clipPath>. Recorte la propia forma.",
  png_too_big: "El PNG ocupa más de 700 KB. Redúzcalo.",
  png_not_base64: "El PNG no está en base64.",
  png_not_png: "No es un archivo PNG, JPEG ni WebP.",
  png_cut_off: "El PNG está cortado.",
  png_header: "El PNG no tiene una cabecera correcta.",
  png_no_size: "El PNG no tiene ancho o no tiene alto.",
  png_too_many_pixels:
    "El PNG es demasiado grande: como máximo 4096 píxeles por lado, 16 megapíxeles y 32 MB descomprimido.",
  png_too_oblong: "El PNG es más de {limit} veces más largo que ancho. Use un logo más compacto.",
  png_pixel_format: "La cabecera del PNG indica un formato de píxel que no existe.",
  png_animated: "El PNG está animado. Use uno de sus fotogramas.",
  png_chunk_unknown: "El PNG tiene un bloque que ningún descodificador conoce.",
  png_chunk_unnamed: "El PNG tiene un bloque sin un nombre correcto.",
  png_chunk_repeated: "El PNG tiene más de un bloque {chunk}.",
  png_chunk_order: "Faltan bloques del PNG o están desordenados.",
  png_palette: "El PNG no tiene una paleta correcta.",
  png_transparency: "El PNG tiene un bloque tRNS que no corresponde a su formato de píxel.",
  png_checksum: "El PNG está dañado: una suma de control es incorrecta.",
  png_too_few_pixels: "El PNG tiene menos píxeles de los que dice su cabecera.",
  png_extra_pixels: "El PNG tiene más píxeles de los que dice su cabecera.",
  png_row_damaged: "El PNG está dañado: una fila no se puede leer.",
  png_not_unpackable: "El PNG está dañado: sus píxeles no se pueden descomprimir.",
};
