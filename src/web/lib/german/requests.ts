import type { REQUESTS } from "../../../shared/reasons/requests.ts";

export const REQUESTS_DE: Readonly<Record<keyof typeof REQUESTS, string>> = {
  target_not_web_address: "muss eine vollständige http- oder https-Adresse sein",
  target_own_short_url: "darf keine Kurzadresse dieses Dienstes sein",
  short_id_taken: "ist vergeben oder war es einmal",
  short_id_repeated: "steht schon in einer früheren Zeile",
  short_id_untracked: "braucht ein target: ohne wird die Zeile ein statischer Code",
  style_cell: "ist weder die Kennung einer Vorlage noch JSON",
  nothing_to_change: "nennt nichts, was zu ändern wäre",
  consent_missing: "muss bestätigt sein",
  phone_of_lead: "muss eine Telefonnummer von 5 bis 15 Ziffern sein, am besten mit + und Landesvorwahl",
  lead_field_unasked: "muss eines der abgefragten Felder sein",
  contact_address: "muss mit https:// oder mailto: beginnen, etwa mailto:info@museum.example",
  key_name_taken: "darf nicht operator sein: So nennt der Verlauf den Betreiber",
  key_end_not_ahead: "muss ein Zeitpunkt in der Zukunft sein, etwa 2027-11-21T09:00:00Z",
  not_tenant_name: "muss der Name des Arbeitsbereichs sein",
  csv_no_file: "Es wurde keine Datei gesendet.",
  csv_not_utf8:
    "Die CSV-Datei muss UTF-8 sein. Speichern Sie sie in der Tabellenkalkulation als „CSV UTF-8“.",
  csv_no_header: "Die erste Zeile muss die Spalten benennen.",
  csv_header_quote: "In der ersten Zeile wird ein Anführungszeichen nicht geschlossen.",
  csv_too_many_columns: "Die Datei darf höchstens {limit} Spalten haben.",
  csv_column_twice: "Eine Spalte kommt zweimal vor. Geben Sie jeder Spalte einen eigenen Namen.",
  csv_columns_alike: "Zwei Spalten bedeuten dasselbe. Behalten Sie eine davon.",
  csv_no_rows: "Die Datei hat eine Kopfzeile, aber keine weiteren Zeilen.",
  row_quote:
    "hat ein Anführungszeichen, das nicht geschlossen wird, oder Text neben einer Zelle in Anführungszeichen",
  row_stray_cell:
    "hat Text in Zelle {cell}, die zu keiner Spalte gehört. Setzen Sie Text mit Trennzeichen in Anführungszeichen",
  period_from_after_to: "muss vor dem Ende liegen",
  period_zone: "muss eine Zeitzone wie Europe/Berlin sein",
  period_time: "muss ein Datum wie 2026-11-21 oder eine Zeit wie 2026-11-21T09:00:00Z sein",
  period_too_many_buckets:
    "ergibt mehr als {limit} Abschnitte; wählen Sie längere Abschnitte oder einen kürzeren Zeitraum",
  receiver_required: "muss angegeben werden",
  receiver_missing: "muss gesetzt sein, bevor das Geheimnis erneuert werden kann",
  receiver_characters: "darf keine Leer- oder Steuerzeichen enthalten",
  receiver_not_web_address: "muss eine vollständige http- oder https-Adresse sein",
  receiver_credentials: "darf weder Namen noch Passwort enthalten",
  receiver_port: "darf keinen Port eines anderen Dienstes nennen, etwa von E-Mail",
  receiver_not_public: "muss öffentlich sein. Der Betreiber kann private Netze erlauben",
  image_other_type: "ist keine PNG-, JPEG- oder WebP-Datei, oder nicht von der angegebenen Art",
  image_damaged: "ist beschädigt oder von einer Art, die Browser nicht zeigen",
  image_cut_off: "ist abgeschnitten",
  image_more_than_announced: "hat viel mehr Daten, als seine Größe braucht",
  image_too_many_pixels: "hat mehr als {limit} Pixel; verkleinern Sie es",
  image_too_many_passes: "hat mehr als {limit} Durchgänge; speichern Sie es mit weniger oder ohne",
  image_unknown: "ist nicht die Kennung eines Bildes dieses Arbeitsbereichs",
  plan_rows:
    "Ihr Tarif erlaubt {limit} Zeilen in einer Datei. Senden Sie weniger oder lösen Sie einen Gutschein ein.",
  plan_codes:
    "Die Datei braucht {codes} Codes, Ihr Tarif erlaubt noch {room}. Senden Sie weniger oder lösen Sie einen Gutschein ein.",
  ids_or_filter: "entweder ids oder filter wählt die Codes aus",
  logo_too_large_for_many:
    "{codes} Codes passen, und jeder würde dieses Logo speichern: zusammen mehr als {megabytes} MB. Nennen Sie ein Logo aus dem Katalog oder wählen Sie weniger Codes.",
  plan_codes_full:
    "Die Datei braucht {codes} Codes, Ihr Tarif erlaubt keine mehr. Lösen Sie einen Gutschein ein.",
};
