import type { STYLE } from "../../../kit/shared/reasons/style.ts";

export const STYLE_DE: Readonly<Record<keyof typeof STYLE, string>> = {
  template_unknown: "muss eine dieser Vorlagen sein: {templates}",
  style_name_unknown: "ist weder der Name eines gespeicherten Designs noch eine Vorlage: {templates}",
  look_unknown: "ist keine Kennung eines gespeicherten Designs dieses Arbeitsbereichs",
  look_in_use: "Codes, die es verwenden: {codes}",
  look_name_taken: "ist der Name eines anderen gespeicherten Designs",
  level_of_standard:
    "muss {level} oder automatisch sein: {standard} erlaubt für diesen Inhalt keine andere Stufe.",
  logo_unknown: "ist keine Kennung eines Logos",
  logo_has_colors: "gilt nur für einfarbige Logos",
  caption_character:
    "Die Beschriftung hat ein Zeichen, das sich nicht zeichnen lässt. Es gibt lateinische, griechische und kyrillische Buchstaben, Ziffern, Satz- und Währungszeichen und Pfeile.",
  color_too_light:
    "hebt sich zu wenig vom Hintergrund ab: Der Kontrast beträgt {percent} %, nötig sind {least} %. Wählen Sie eine dunklere Farbe.",
  color_stop_too_light:
    "hat eine Stufe, die sich zu wenig vom Hintergrund abhebt: Der Kontrast beträgt {percent} %, nötig sind {least} %. Wählen Sie dafür eine dunklere Farbe.",
  color_inverted:
    "ist heller als der Hintergrund. Scanner erwarten Dunkel auf Hell: Tauschen Sie die beiden.",
  background_too_dark: "ist für jede Farbe zu dunkel. Wählen Sie einen helleren.",
  background_like_ink:
    "wird neben Hellem so dunkel, dass Scanner ihn für einen Teil des Codes halten. Wählen Sie hellere Stufen.",
  eye_too_light:
    "ist in den Ecken so viel heller als das daneben, dass Scanner sie verlieren. Wählen Sie eine dunklere Farbe.",
  margin_too_narrow: "ist als Ruhezone zu schmal: Mit diesen Farben müssen es {modules} Module sein.",
  modules_too_small: "lässt zu wenig Farbe: Mit dieser Form und Farbe braucht ein Modul die Größe {scale}.",
  size_too_small: "ist zu klein: Dieser Code braucht in diesem Design {pixels} Pixel.",
  logo_on_pattern:
    "ist zu groß: Mit dem Abstand darum verdeckt das Logo Muster, die jeder Scanner braucht. Wählen Sie es kleiner.",
  logo_covers_too_much:
    "ist zu groß: Mit dem Abstand darum verdeckt das Logo {covered} Codewörter eines Blocks, {limit} dürfen es sein. Wählen Sie es kleiner.",
  grade_best: "In den Messungen wurde dieser Teil gelesen wie der eines schlichten Codes.",
  grade_contrast: "Der Kontrast beträgt {percent} %. Ab {best} % wird der Code wie Schwarz auf Weiß gelesen.",
  grade_modules:
    "Ein einzelner Punkt füllt {percent} % seines Quadrats. Ab {best} % wird er wie ein volles Quadrat gelesen.",
  grade_modules_merged: "Module, die ineinanderfließen, werden unscharf eher unlesbar als einzelne.",
  grade_eyes:
    "Die Teile einer Ecke unterscheiden sich um {percent} % in der Helligkeit. Bis {best} % erkennt sie jeder Scanner.",
  grade_eyes_for_phones: "Die Ecken sind runder, als ältere Scanner sie lesen.",
  grade_logo_reserve:
    "Das Logo lässt {percent} % der Reserve für Schmutz und Abnutzung übrig. {best} % reichen für beides.",
  grade_quiet_zone: "Die Ruhezone ist {modules} Module breit. Die Norm verlangt {best}.",
  grade_encoding: "Der Code gibt seinen Zeichensatz nicht an. Manche Scanner zeigen falsche Buchstaben.",
  grade_encoding_full:
    "Für die Angabe des Zeichensatzes ist kein Platz. Manche Scanner zeigen falsche Buchstaben.",
  grade_size:
    "Das Bild ist {percent} % größer als das kleinste, das angenommen wird. Ab {best} % reicht es überall.",
  not_gs1: "enthält keine GTIN, die eine Kasse lesen könnte. Der Typ GS1-Produkt schreibt eine.",
  till_case: "enthält die GTIN eines Gebindes. Eine Kasse erwartet die eines einzelnen Artikels.",
  till_level: "ergibt die Stufe {level}. Eine Kasse braucht mindestens {least}.",
  till_logo: "liegt über dem Code. Eine Kasse braucht ihn ohne Logo.",
  till_margin: "lässt eine Ruhezone von {modules} Modulen. Eine Kasse braucht {least}.",
  till_red:
    "hat im roten Licht von Scannern an Kassen einen Kontrast von {percent} %, nötig sind {least} %. Wählen Sie Schwarz oder eine Farbe ohne Rot.",
  till_width:
    "macht die Module kleiner oder größer, als Kassen sie lesen: {least} bis {most} mm sind möglich.",
};
