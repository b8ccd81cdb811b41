import type { STYLE } from "../../../kit/shared/reasons/style.ts";

export const STYLE_ES: Readonly<Record<keyof typeof STYLE, string>> = {
  template_unknown: "debe ser una de estas plantillas: {templates}",
  style_name_unknown: "no es el nombre de un diseño guardado ni una plantilla: {templates}",
  look_unknown: "no es el id de un diseño guardado de este espacio de trabajo",
  look_in_use: "códigos que lo usan: {codes}",
  look_name_taken: "es el nombre de otro diseño guardado",
  level_of_standard: "debe ser {level} o automático: {standard} no permite otro nivel para este contenido.",
  logo_unknown: "no es el id de un logo",
  logo_has_colors: "solo vale para logos de un color",
  caption_character:
    "El texto del marco tiene un carácter que no se puede dibujar. Se pueden dibujar letras latinas, griegas y cirílicas, cifras, signos de puntuación y de moneda, y flechas.",
  color_too_light:
    "tiene poco contraste con el fondo: {percent} %, y hace falta al menos {least} %. Elija un color más oscuro.",
  color_stop_too_light:
    "tiene un tramo con poco contraste con el fondo: {percent} %, y hace falta al menos {least} %. Elija para él un color más oscuro.",
  color_inverted: "es más claro que el fondo. Los escáneres esperan oscuro sobre claro: intercámbielos.",
  background_too_dark: "es demasiado oscuro para cualquier tinta. Aclárelo.",
  background_like_ink:
    "se vuelve tan oscuro junto a lo claro que los escáneres lo toman por parte del código. Aclare sus tramos oscuros.",
  eye_too_light:
    "es en las esquinas tanto más claro que lo que tiene al lado que los escáneres las pierden. Oscurézcalo.",
  margin_too_narrow:
    "es demasiado estrecho como zona de silencio: con estos colores hacen falta {modules} módulos para que se encuentre en cualquier página.",
  modules_too_small: "deja poca tinta: con esta forma y este color, un módulo necesita un tamaño de {scale}.",
  size_too_small:
    "es demasiado pequeño: la versión {version} del símbolo necesita {pixels} píxeles con este diseño.",
  logo_on_pattern:
    "es demasiado grande: con el espacio de alrededor, el logo tapa una parte que todo escáner necesita. Redúzcalo.",
  logo_covers_too_much:
    "es demasiado grande: con su espacio, el logo tapa {covered} palabras de código de un bloque. De las {correctable} que se pueden corregir puede tapar {limit}. Redúzcalo.",
  grade_best: "En las mediciones, esta parte se leyó como la de un código sencillo.",
  grade_contrast: "El contraste es del {percent} %. A partir del {best} % se lee como negro sobre blanco.",
  grade_modules:
    "Un punto suelto llena el {percent} % de su cuadrado, menos lo que se difumina en un color claro. A partir del {best} % se lee como un cuadrado lleno.",
  grade_modules_merged: "Al desenfocarse, los módulos que se funden se pierden antes que los separados.",
  grade_eyes:
    "Las partes de una esquina difieren un {percent} % en luminosidad. Hasta el {best} %, todos los escáneres las toman por una esquina.",
  grade_eyes_for_phones: "Las esquinas son más redondas de lo que leen los escáneres antiguos.",
  grade_logo_reserve:
    "El logo deja el {percent} % de la reserva para suciedad y desgaste. Con el {best} % basta para ambos.",
  grade_quiet_zone: "La zona de silencio mide {modules} módulos. La norma pide {best}.",
  grade_encoding:
    "El símbolo no indica que su texto es UTF-8, porque el diseño lo pide así. Algunos escáneres muestran entonces letras equivocadas.",
  grade_encoding_full:
    "En el símbolo no cabe la indicación de que su texto es UTF-8. Algunos escáneres muestran entonces letras equivocadas. Acórtelo.",
  grade_size:
    "La imagen es un {percent} % mayor que la más pequeña que se acepta. A partir del {best} % es lo bastante grande en cualquier sitio.",
  not_gs1: "no tiene un GTIN que pueda leer una caja. El tipo Producto GS1 escribe uno.",
  till_case: "tiene el GTIN de una caja de embalaje. Una caja registradora espera el de un solo artículo.",
  till_level: "da el nivel {level}. Una caja necesita al menos {least}.",
  till_logo: "cubre el código. Una caja lo quiere sin logo.",
  till_margin: "deja {modules} módulos de zona de silencio. Una caja necesita {least}.",
  till_red:
    "tiene un contraste del {percent} % en la luz roja de los lectores de caja, hace falta el {least} %. Elija el negro, o un color sin rojo.",
  till_width:
    "hace los módulos más pequeños o más grandes que los que leen las cajas: de {least} a {most} mm sirven.",
};
