import type { SHEETS } from "../../../kit/shared/reasons/sheets.ts";

export const SHEETS_FR: Readonly<Record<keyof typeof SHEETS, string>> = {
  label_too_small: "doit avoir des étiquettes d’au moins {width} × {height} mm pour ce code",
  label_text_too_long:
    "ne tient pas : à côté de ce code, il faut des étiquettes d’au moins {width} × {height} mm",
  label_text_endless: "doit avoir au plus {limit} caractères par ligne",
  label_text_unsupported: "a des caractères que la police n’a pas : {characters}",
  sheet_one_source: "un seul de codes, group et rows dit ce qui est imprimé",
  sheet_needs_key: "demande une clé d’API : sans elle, seules des rows sont imprimées",
  sheet_no_codes: "n’a aucun code",
  sheet_code_unknown: "n’est pas l’identifiant d’un code de cet espace de travail",
  sheet_layout_unknown: "n’est pas une disposition connue : GET /app/api/sheets les énumère",
  sheet_off_page: "place des étiquettes hors de la page",
  sheet_overlap: "doit être d’au moins {limit} : des étiquettes se chevauchent",
  sheet_too_many_on_page: "a plus de {limit} étiquettes",
  sheet_too_many_labels: "donne plus que les {limit} étiquettes qu’un fichier peut avoir",
  sheet_page_beyond: "est après la dernière page, {pages}",
  sheet_page_too_large:
    "est trop grande pour un SVG : choisissez le PDF, des symboles plus simples ou moins d’étiquettes",
  sheet_no_headline: "doit avoir un texte : le premier est le titre",
  sheet_rgb: "doit être cmyk ou manquer : PDF/X-1a n’a pas d’autres couleurs",
  sheet_text_unknown:
    "nomme autre chose que {choices} ; un texte identique sur toutes les étiquettes demande des accolades vides",
  sheet_text_braces: "a une accolade sans l’autre moitié",
  sheet_row_tracked: "doit manquer ici : POST /app/api/bulk?as=sheet crée des codes et les imprime",
  sheet_skips: "ne doit pas être skip : une planche n’a pas de liste de ce qui manque",
};
