import { defineTexts } from "../../lib/texts.ts";

export const coverTexts = defineTexts({
  en: {
    title: "Picture",
    hint: "At the top of the page, as wide as it, and in previews of its link.",
    choose: "Choose a picture",
    change: "Choose another",
    chooseHint: "Or drop a photo here. A large one is scaled down, and where it was taken is left out.",
    drop: "Drop it here: it becomes the picture of the page",
    remove: "Remove the picture",
    uploading: "The picture is being uploaded.",
    added: "The picture is on the page. Save to publish it.",
    removed: "The picture is off the page. Save to publish it.",
    unreadable: "This file can't be read as a picture.",
    gone: "This picture is not there any more. Choose it again.",
  },
  de: {
    title: "Bild",
    hint: "Steht oben auf der Seite, so breit wie sie, und in der Vorschau ihres Links.",
    choose: "Bild wählen",
    change: "Anderes wählen",
    chooseHint: "Oder ein Foto hierher ziehen. Große werden verkleinert, der Aufnahmeort wird entfernt.",
    drop: "Hier ablegen, dann wird es das Bild der Seite",
    remove: "Bild entfernen",
    uploading: "Das Bild wird hochgeladen.",
    added: "Das Bild ist auf der Seite. Mit dem Speichern wird es veröffentlicht.",
    removed: "Das Bild ist nicht mehr auf der Seite. Mit dem Speichern wird das veröffentlicht.",
    unreadable: "Diese Datei lässt sich nicht als Bild lesen.",
    gone: "Dieses Bild gibt es nicht mehr. Wählen Sie es noch einmal.",
  },
});
