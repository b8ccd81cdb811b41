/** Why a style is refused: most often because the drawing would not scan. */
export const STYLE = {
  template_unknown: "is none of {templates}",
  style_name_unknown: "is neither the name of a saved look nor a template: {templates}",
  look_unknown: "is not the id of a saved look of this workspace",
  look_in_use: "codes that name it: {codes}",
  look_name_taken: "is the name of another saved look",
  level_of_standard: "must be {level} or auto: {standard} allows no other level for this content.",
  logo_unknown: "is not the id of a logo",
  logo_has_colors: "is for logos of one colour",
  caption_character:
    "The caption has a character that cannot be drawn. Latin, Greek and Cyrillic letters, digits, punctuation, currency signs and arrows can.",
  color_too_light:
    "has too little contrast with the background: {percent} %, at least {least} % is needed. Choose a darker colour.",
  color_stop_too_light:
    "has a stop with too little contrast with the background: {percent} %, at least {least} % is needed. Choose a darker colour for it.",
  color_inverted: "is lighter than the background. Readers expect dark on light: swap the two.",
  background_too_dark: "is too dark for any ink. Lighten it.",
  background_like_ink:
    "turns so dark beside what is light that readers take it for ink. Lighten its dark stops.",
  eye_too_light: "is so much lighter in the eyes than what is beside it that readers lose it. Darken it.",
  margin_too_narrow:
    "is too narrow a quiet zone: these colours need {modules} modules to be found on any page.",
  modules_too_small: "leaves too little ink: with this shape and colour a module needs a scale of {scale}.",
  size_too_small: "is too small: the symbol's version {version} needs {pixels} pixels in this style.",
  logo_on_pattern:
    "is too large: with the space around it the logo covers a part that every scanner needs (the {pattern}). Make it smaller.",
  logo_covers_too_much:
    "is too large: the logo with its padding covers {covered} codewords of a block. Of the {correctable} that can be corrected it may cover {limit}. Make it smaller.",
  grade_best: "In the measurements this part was read like that of a plain code.",
  grade_contrast: "The contrast is {percent} %. From {best} % on the code is read like black on white.",
  grade_modules:
    "A single dot fills {percent} % of its square, less what blurs in a light colour. From {best} % on it is read like a full square.",
  grade_modules_merged: "Modules that flow together are lost out of focus before separate ones are.",
  grade_eyes:
    "The parts of an eye differ by {percent} % in brightness. Up to {best} % every scanner takes them for one eye.",
  grade_eyes_for_phones: "The eyes are rounder than older scanners read.",
  grade_logo_reserve:
    "The logo leaves {percent} % of the reserve for dirt and wear. {best} % is enough for both.",
  grade_quiet_zone: "The quiet zone is {modules} modules wide. The standard asks for {best}.",
  grade_encoding:
    "The symbol does not say that its text is UTF-8, because the style asks for that. Some scanners then show wrong letters.",
  grade_encoding_full:
    "The symbol has no room to say that its text is UTF-8. Some scanners then show wrong letters. Shorten it.",
  grade_size:
    "The picture is {percent} % larger than the smallest that is accepted. At {best} % or more it is large enough anywhere.",
  not_gs1: "has no GTIN that a till could read. The type gs1 writes one.",
  till_case: "has the GTIN of a case. A till takes that of a single item.",
  till_level: "gives level {level}. A till needs {least} at least.",
  till_logo: "lies over the symbol. A till wants it without a logo.",
  till_margin: "leaves a quiet zone that is {modules} modules wide. A till needs {least}.",
  till_red:
    "has a contrast of {percent} % in the red light of scanners at tills, at least {least} % is needed. Choose black, or a colour without red in it.",
  till_width: "makes modules smaller or larger than tills read: {least} to {most} mm would do.",
} as const;
