import type { LOGO } from "../../../kit/shared/reasons/logo.ts";

export const LOGO_FR: Readonly<Record<keyof typeof LOGO, string>> = {
  logo_missing: "Donnez svg, png ou id.",
  logo_ambiguous: "Donnez un seul de svg, png et id.",
  logo_not_drawable: "Il ne peut pas être dessiné : simplifiez-le.",
  svg_too_big: "Le SVG dépasse 512 Kio. Simplifiez-le.",
  svg_not_xml: "Le SVG n’est pas du XML bien formé.",
  svg_not_xml_at: "Le SVG n’est pas du XML bien formé (ligne {line}, colonne {column}).",
  svg_doctype: "Le SVG a un DOCTYPE, ce qui n’est pas permis. Retirez cette déclaration.",
  svg_cdata: "Le SVG a une section CDATA hors de <style>, ce qui n’est pas permis.",
  svg_processing_instruction:
    "Le SVG a une instruction de traitement (<?…?>), ce qui n’est pas permis. Retirez-la.",
  svg_no_root: "Le SVG n’a pas d’élément <svg>.",
  svg_other_root: "L’élément extérieur du document n’est pas <svg>.",
  svg_element: "Le SVG contient <{element}>, ce qui n’est pas permis.",
  svg_element_text:
    "Le SVG contient <{element}>, ce qui n’est pas permis. Il lui faut une police : convertissez le texte en tracés.",
  svg_element_animation:
    "Le SVG contient <{element}>, ce qui n’est pas permis. Un logo imprimé ne bouge pas : retirez l’animation.",
  svg_element_effect:
    "Le SVG contient <{element}>, ce qui n’est pas permis. Prenez des formes simples et des dégradés, ou un PNG.",
  svg_element_outside:
    "Le SVG contient <{element}>, ce qui n’est pas permis. Un logo ne peut pas inclure d’autres documents.",
  svg_element_active: "Le SVG contient <{element}>, ce qui n’est pas permis. Un logo n’est qu’une image.",
  svg_event_handler:
    "Le SVG a un attribut qui réagit à des événements ({attribute}), ce qui n’est pas permis.",
  svg_outside_reference:
    "Le SVG a un attribut ({attribute}) qui renvoie hors du document, ce qui n’est pas permis.",
  svg_outside_url:
    "Le SVG a dans {attribute} un url() qui renvoie hors du document, ce qui n’est pas permis.",
  svg_attribute_too_long: "Le SVG a un attribut {attribute} de plus de {limit} caractères.",
  svg_attribute_unreadable: "L’attribut {attribute} d’un élément <{element}> est illisible.",
  svg_style_malformed: "Le <style> du SVG est mal formé.",
  svg_style_at_rule: "Le <style> du SVG a une règle @ (comme @import ou @media), ce qui n’est pas permis.",
  svg_style_selector:
    "Le <style> du SVG a un sélecteur qui ne peut pas devenir des attributs. Exportez avec des attributs de présentation.",
  svg_style_too_complex: "Le <style> du SVG est trop complexe. Simplifiez-le.",
  svg_style_transform: "Le SVG a une transformation CSS illisible.",
  svg_effect:
    "Le SVG utilise {property}, ce qu’un logo ne peut pas avoir. Dessinez-le avec des formes simples.",
  svg_no_size: 'Le SVG ne dit rien de sa taille. Donnez à son <svg> une viewBox, par exemple "0 0 100 100".',
  svg_flat_view: "Le SVG a une viewBox sans largeur ou sans hauteur.",
  svg_view_out_of_range:
    "La viewBox du SVG est trop petite ou trop grande. Mettez le dessin à l’échelle d’environ 100 unités.",
  svg_too_oblong: "Le SVG est plus de {limit} fois plus long que large. Prenez un logo plus compact.",
  svg_empty: "Le SVG ne dessine rien dans sa viewBox.",
  svg_outside_view: "Le SVG dessine loin hors de sa viewBox. Retirez ce qui s’y trouve.",
  svg_too_deep: "Le SVG imbrique ses éléments sur plus de {limit} niveaux. Dissociez des groupes.",
  svg_too_deep_repeated:
    "Le SVG imbrique ses éléments sur plus de {limit} niveaux, en comptant ce que <use> répète.",
  svg_too_many_elements:
    "Le SVG dessine plus de {limit} éléments, en comptant ce que <use> répète. Simplifiez-le.",
  svg_too_many_segments: "Les tracés du SVG ont plus de {limit} segments. Simplifiez-les.",
  svg_too_complex: "Le SVG est trop complexe. Simplifiez ses tracés ou prenez un PNG.",
  svg_too_slow: "Le SVG est trop complexe pour être dessiné vite. Simplifiez-le ou prenez un PNG.",
  svg_coordinates_too_large: "Le SVG a un élément <{element}> aux coordonnées bien trop grandes.",
  svg_transform_too_large: "Le SVG a des transformations qui agrandissent beaucoup trop.",
  svg_gradient_circle: "Le SVG a un dégradé qui renvoie à lui-même ou passe par trop d’autres.",
  svg_circle: "Le SVG a un <{element}> qui renvoie à lui-même.",
  svg_clipped_use: "Le SVG a un <use> avec clip-path dans un <clipPath>. Découpez la forme elle-même.",
  png_too_big: "Le PNG dépasse 700 Ko. Réduisez-le.",
  png_not_base64: "Le PNG n’est pas en Base64.",
  png_not_png: "Ce n’est ni un PNG, ni un JPEG, ni un WebP.",
  png_cut_off: "Le PNG est tronqué.",
  png_header: "Le PNG n’a pas d’en-tête correct.",
  png_no_size: "Le PNG n’a pas de largeur ou pas de hauteur.",
  png_too_many_pixels:
    "Le PNG est trop grand : au plus 4096 pixels par côté, 16 mégapixels et 32 Mo décompressé.",
  png_too_oblong: "Le PNG est plus de {limit} fois plus long que large. Prenez un logo plus compact.",
  png_pixel_format: "L’en-tête du PNG nomme un format de pixels qui n’existe pas.",
  png_animated: "Le PNG est animé. Prenez l’une de ses images.",
  png_chunk_unknown: "Le PNG a un bloc qu’aucun décodeur ne connaît.",
  png_chunk_unnamed: "Le PNG a un bloc sans nom correct.",
  png_chunk_repeated: "Le PNG a plus d’un bloc {chunk}.",
  png_chunk_order: "Des blocs du PNG manquent ou ne sont pas dans l’ordre.",
  png_palette: "Le PNG n’a pas de palette correcte.",
  png_transparency: "Le PNG a un bloc tRNS qui ne va pas avec son format de pixels.",
  png_checksum: "Le PNG est abîmé : une somme de contrôle est fausse.",
  png_too_few_pixels: "Le PNG a moins de pixels que ne le dit son en-tête.",
  png_extra_pixels: "Le PNG a plus de pixels que ne le dit son en-tête.",
  png_row_damaged: "Le PNG est abîmé : une ligne est illisible.",
  png_not_unpackable: "Le PNG est abîmé : ses pixels ne peuvent pas être décompressés.",
};
