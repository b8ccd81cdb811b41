import { framed } from "../../kit/charts/frame.ts";
import type { LineChart } from "../../kit/charts/kinds.ts";
import { lineParts } from "../../kit/charts/line-chart.ts";

/** A chart as a picture of its own, made in the browser. */

/** Pixels of a unit in a PNG. */
const DENSITY = 2;

/** The chart as a file. @throws DOMException when the browser can't draw it. */
export async function chartFile(chart: LineChart, format: "png" | "svg"): Promise<Blob> {
  const density = format === "svg" ? 1 : DENSITY;
  const svg = new Blob([framed(chart, lineParts, { density })], { type: "image/svg+xml" });
  return format === "svg" ? svg : pngOf(svg);
}

async function pngOf(svg: Blob): Promise<Blob> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error("The picture is empty"))),
        "image/png",
      );
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
