import type { STYLE } from "../../../kit/shared/reasons/style.ts";

export const STYLE_IT: Readonly<Record<keyof typeof STYLE, string>> = {
  template_unknown: "deve essere uno di questi modelli: {templates}",
  style_name_unknown: "non è né il nome di uno stile salvato né un modello: {templates}",
  look_unknown: "non è l'ID di uno stile salvato di quest'area di lavoro",
  look_in_use: "codici che lo usano: {codes}",
  look_name_taken: "è il nome di un altro stile salvato",
  level_of_standard:
    "deve essere {level} o automatico: {standard} non consente altri livelli per questo contenuto.",
  logo_unknown: "non è l'ID di un logo",
  logo_has_colors: "vale solo per i loghi di un colore",
  caption_character:
    "La didascalia ha un carattere che non si può disegnare. Si possono disegnare lettere latine, greche e cirilliche, cifre, punteggiatura, simboli di valuta e frecce.",
  color_too_light:
    "ha troppo poco contrasto con lo sfondo: {percent}%, ne serve almeno {least}%. Scelga un colore più scuro.",
  color_stop_too_light:
    "ha un punto con troppo poco contrasto con lo sfondo: {percent}%, ne serve almeno {least}%. Scelga lì un colore più scuro.",
  color_inverted:
    "ha un colore più chiaro dello sfondo. Gli scanner si aspettano scuro su chiaro: scambi i due.",
  background_too_dark: "ha un colore troppo scuro per qualsiasi codice. Lo schiarisca.",
  background_like_ink:
    "diventa così scuro accanto alle parti chiare che gli scanner lo prendono per una parte del codice. Schiarisca i punti scuri.",
  eye_too_light:
    "ha negli occhi un colore così più chiaro di ciò che sta accanto che gli scanner li perdono. Lo scurisca.",
  margin_too_narrow: "dà una zona di silenzio troppo stretta: con questi colori servono {modules} moduli.",
  modules_too_small:
    "lascia troppo poco colore: con questa forma e questo colore un modulo richiede la dimensione {scale}.",
  size_too_small: "dà un'immagine troppo piccola: con questo stile questo codice richiede {pixels} pixel.",
  logo_on_pattern:
    "dà un logo troppo grande: con lo spazio intorno copre una parte che serve a ogni scanner. Lo rimpicciolisca.",
  logo_covers_too_much:
    "dà un logo troppo grande: con lo spazio intorno copre {covered} parole di codice di un blocco, può coprirne {limit}. Lo rimpicciolisca.",
  grade_best: "Nelle misure questa parte è stata letta come quella di un codice semplice.",
  grade_contrast: "Il contrasto è {percent}%. Da {best}% il codice si legge come nero su bianco.",
  grade_modules:
    "Un singolo punto riempie {percent}% del suo quadrato. Da {best}% si legge come un quadrato pieno.",
  grade_modules_merged: "I moduli che si fondono, se sfocati, si perdono prima di quelli separati.",
  grade_eyes:
    "Le parti di un occhio differiscono di {percent}% in luminosità. Fino a {best}% ogni scanner le prende per un solo occhio.",
  grade_eyes_for_phones: "Gli occhi sono più rotondi di quanto leggano gli scanner più vecchi.",
  grade_logo_reserve:
    "Il logo lascia {percent}% della riserva per sporco e usura. {best}% basta per entrambi.",
  grade_quiet_zone: "La zona di silenzio è larga {modules} moduli. La norma ne chiede {best}.",
  grade_encoding: "Il codice non dice che il suo testo è UTF-8. Alcuni scanner mostrano lettere sbagliate.",
  grade_encoding_full:
    "Nel codice non c'è posto per dire che il testo è UTF-8. Alcuni scanner mostrano lettere sbagliate. Lo abbrevi.",
  grade_size:
    "L'immagine è {percent}% più grande della più piccola accettata. Da {best}% in su basta ovunque.",
  not_gs1: "non ha un GTIN che una cassa possa leggere. Il tipo Prodotto GS1 ne scrive uno.",
  till_case: "ha il GTIN di un imballaggio. Una cassa si aspetta quello di un singolo articolo.",
  till_level: "dà il livello {level}. Una cassa ne chiede almeno {least}.",
  till_logo: "copre il codice. Una cassa lo vuole senza logo.",
  till_margin: "lascia {modules} moduli di zona di quiete. Una cassa ne chiede {least}.",
  till_red:
    "ha un contrasto del {percent} % nella luce rossa dei lettori di cassa, serve il {least} %. Scelga il nero, o un colore senza rosso.",
  till_width:
    "rende i moduli più piccoli o più grandi di quelli che le casse leggono: vanno bene da {least} a {most} mm.",
};
