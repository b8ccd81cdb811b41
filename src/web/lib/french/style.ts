import type { STYLE } from "../../../kit/shared/reasons/style.ts";

export const STYLE_FR: Readonly<Record<keyof typeof STYLE, string>> = {
  template_unknown: "doit être l’un de ces modèles : {templates}",
  style_name_unknown: "n’est ni le nom d’un style enregistré ni un modèle : {templates}",
  look_unknown: "n’est pas l’identifiant d’un style enregistré de cet espace de travail",
  look_in_use: "codes qui l’utilisent : {codes}",
  look_name_taken: "est le nom d’un autre style enregistré",
  level_of_standard:
    "doit être {level} ou automatique : {standard} ne permet pas d’autre niveau pour ce contenu.",
  logo_unknown: "n’est pas l’identifiant d’un logo",
  logo_has_colors: "ne vaut que pour les logos d’une seule couleur",
  caption_character:
    "La légende a un caractère qui ne peut pas être dessiné. Lettres latines, grecques et cyrilliques, chiffres, ponctuation, symboles de monnaies et flèches sont possibles.",
  color_too_light:
    "se détache trop peu du fond : le contraste est de {percent} %, il en faut au moins {least} %. Choisissez une couleur plus foncée.",
  color_stop_too_light:
    "a un point qui se détache trop peu du fond : le contraste est de {percent} %, il en faut au moins {least} %. Choisissez pour lui une couleur plus foncée.",
  color_inverted:
    "est plus clair que le fond. Les scanners attendent du foncé sur du clair : échangez les deux.",
  background_too_dark: "est trop foncé pour toute couleur. Éclaircissez-le.",
  background_like_ink:
    "devient si foncé à côté de ce qui est clair que les scanners le prennent pour une partie du code. Éclaircissez ses points foncés.",
  eye_too_light:
    "est tellement plus clair dans les coins que ce qui est à côté que les scanners les perdent. Foncez-le.",
  margin_too_narrow:
    "est une zone de silence trop étroite : avec ces couleurs, il faut {modules} modules pour être trouvé sur toute page.",
  modules_too_small:
    "laisse trop peu d’encre : avec cette forme et cette couleur, un module demande une taille de {scale}.",
  size_too_small: "est trop petit : dans ce style, ce code demande {pixels} pixels.",
  logo_on_pattern:
    "est trop grand : avec l’espace autour, le logo couvre une partie dont tout scanner a besoin. Réduisez-le.",
  logo_covers_too_much:
    "est trop grand : avec l’espace autour, le logo couvre {covered} mots de code d’un bloc, et {limit} sont permis. Réduisez-le.",
  grade_best: "Dans les mesures, cette partie a été lue comme celle d’un code simple.",
  grade_contrast:
    "Le contraste est de {percent} %. À partir de {best} %, le code est lu comme du noir sur blanc.",
  grade_modules:
    "Un point seul remplit {percent} % de son carré. À partir de {best} %, il est lu comme un carré plein.",
  grade_modules_merged: "Flous, les modules qui se rejoignent se perdent avant ceux qui sont séparés.",
  grade_eyes:
    "Les parties d’un coin diffèrent de {percent} % en luminosité. Jusqu’à {best} %, tout scanner y reconnaît un coin.",
  grade_eyes_for_phones: "Les coins sont plus ronds que ce que lisent les scanners plus anciens.",
  grade_logo_reserve:
    "Le logo laisse {percent} % de la réserve pour la saleté et l’usure. {best} % suffisent pour les deux.",
  grade_quiet_zone: "La zone de silence a {modules} modules de large. La norme en demande {best}.",
  grade_encoding:
    "Le code n’indique pas son encodage, car le style le veut ainsi. Certains scanners affichent alors de mauvaises lettres.",
  grade_encoding_full:
    "Le code n’a pas la place d’indiquer son encodage. Certains scanners affichent alors de mauvaises lettres. Raccourcissez-le.",
  grade_size:
    "L’image est {percent} % plus grande que la plus petite acceptée. À partir de {best} %, elle suffit partout.",
  not_gs1: "n’a pas de GTIN qu’une caisse puisse lire. Le type Produit GS1 en écrit un.",
  till_case: "a le GTIN d’un colis. Une caisse attend celui d’un article seul.",
  till_level: "donne le niveau {level}. Une caisse demande au moins {least}.",
  till_logo: "recouvre le code. Une caisse le veut sans logo.",
  till_margin: "laisse {modules} modules de zone de silence. Une caisse en demande {least}.",
  till_red:
    "a un contraste de {percent} % dans la lumière rouge des lecteurs de caisse, il en faut {least} %. Choisissez le noir, ou une couleur sans rouge.",
  till_width:
    "rend les modules plus petits ou plus grands que ceux que lisent les caisses : {least} à {most} mm conviennent.",
};
