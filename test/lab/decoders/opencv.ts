import { createRequire } from "node:module";
import type { GreyBytes } from "../picture.ts";
import { type Reader, sturdyDecoder } from "./decoder.ts";

/** OpenCV's first detector of QR symbols, with its own search for the eyes. */
export const opencv = sturdyDecoder("opencv", () => makeReader("QRCodeDetector"));

/** OpenCV's second one, which searches as its markers' detector does. */
export const aruco = sturdyDecoder("aruco", () => makeReader("QRCodeDetectorAruco"));

interface Freed {
  delete(): void;
}

interface Mat extends Freed {
  readonly data: Uint8Array;
}

interface Detector extends Freed {
  detectAndDecode(image: Mat, points: Mat, straight: Mat): string;
}

/** The part of OpenCV's interface that is used. */
interface OpenCv {
  readonly CV_8UC1: number;
  readonly Mat: { new (): Mat; new (rows: number, columns: number, type: number): Mat };
  readonly QRCodeDetector: new () => Detector;
  readonly QRCodeDetectorAruco: new () => Detector;
}

/** The package's export while it loads. It is no promise: what it calls `then` with has a `then` too, for ever. */
interface Loading {
  then?(ready: (cv: OpenCv & Loading) => void): unknown;
}

const require = createRequire(import.meta.url);
const PACKAGE = "@techstark/opencv-js";

const EVENTS = ["uncaughtException", "unhandledRejection"] as const;

/** Loads OpenCV with a memory of its own. In a box, since awaiting it would never end. */
async function load(): Promise<{ readonly cv: OpenCv }> {
  const before = EVENTS.map((event) => process.rawListeners(event));
  delete require.cache[require.resolve(PACKAGE)];
  const loading: Loading = require(PACKAGE);
  const loaded = await new Promise<{ readonly cv: OpenCv }>((resolve) => {
    loading.then?.((cv) => {
      delete cv.then;
      resolve({ cv });
    });
  });
  // It listens to the process's faults, and would end the process in its own way.
  for (const [index, event] of EVENTS.entries())
    for (const listener of process.listeners(event))
      if (!before[index]?.includes(listener)) process.off(event, listener);
  return loaded;
}

async function makeReader(name: "QRCodeDetector" | "QRCodeDetectorAruco"): Promise<Reader> {
  const { cv } = await load();
  return { read: (picture) => read(cv, new cv[name](), picture) };
}

function read(cv: OpenCv, detector: Detector, { width, height, bytes }: GreyBytes): string | null {
  const image = new cv.Mat(height, width, cv.CV_8UC1);
  const [points, straight] = [new cv.Mat(), new cv.Mat()];
  try {
    image.data.set(bytes);
    return detector.detectAndDecode(image, points, straight) || null;
  } finally {
    for (const owned of [detector, image, points, straight]) owned.delete();
  }
}
