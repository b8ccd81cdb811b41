const ELEMENTS = /^(?:defs|g|path|clipPath|mask|linearGradient|radialGradient|stop)$/;

const NUMBER = "-?(?:\\d+(?:\\.\\d+)?|\\.\\d+)(?:e[+-]?\\d+)?";
const NUMBERS = `${NUMBER}(?: ${NUMBER})*`;
const LINK = "url\\(#qz[0-9a-f]{10}-\\d+\\)";
const COLOR = "#[0-9a-f]{6}";

/** Allowed values of each attribute in sanitised markup. */
const VALUES: Readonly<Record<string, string>> = {
  id: "qz[0-9a-f]{10}-\\d+",
  d: "[MlhvczMLHVCZ0-9 .e+-]*",
  transform: `(?:translate|matrix)\\(${NUMBERS}\\)`,
  gradientTransform: `(?:translate|matrix)\\(${NUMBERS}\\)`,
  fill: `none|${COLOR}|${LINK}`,
  stroke: `none|${COLOR}|${LINK}`,
  "clip-path": LINK,
  mask: LINK,
  "stop-color": COLOR,
  "stroke-dasharray": `none|${NUMBERS}`,
  "fill-rule": "nonzero|evenodd",
  "clip-rule": "nonzero|evenodd",
  visibility: "visible|hidden|collapse",
  "stroke-linecap": "butt|round|square",
  "stroke-linejoin": "miter|round|bevel",
  "paint-order": "[a-z ]+",
  "shape-rendering": "auto|optimizeSpeed|crispEdges|geometricPrecision",
  "color-interpolation": "auto|sRGB|linearRGB",
  "mask-type": "alpha",
  gradientUnits: "userSpaceOnUse",
  clipPathUnits: "objectBoundingBox",
  maskUnits: "userSpaceOnUse",
  maskContentUnits: "objectBoundingBox",
  spreadMethod: "reflect|repeat",
  ...Object.fromEntries(
    [
      "opacity fill-opacity stroke-opacity stop-opacity offset stroke-width stroke-miterlimit stroke-dashoffset",
      "x y width height x1 y1 x2 y2 cx cy r fx fy fr",
    ]
      .join(" ")
      .split(" ")
      .map((name) => [name, NUMBER]),
  ),
};

/**
 * The parts of sanitised markup that are not known elements with known attributes of known form; `[]` when it is inert.
 */
export function dangersIn(markup: string): string[] {
  const dangers: string[] = [];
  const rest = markup.replace(
    /<(\/?)([A-Za-z]+)((?: [a-zA-Z0-9-]+="[^"]*")*)(\/?)>/g,
    (tag, _, name, attributes) => {
      if (!ELEMENTS.test(name)) dangers.push(tag);
      for (const [whole, key = "", value = ""] of String(attributes).matchAll(/ ([a-zA-Z0-9-]+)="([^"]*)"/g))
        if (!new RegExp(`^(?:${VALUES[key] ?? "(?!)"})$`).test(value)) dangers.push(whole);
      return "";
    },
  );
  return rest === "" ? dangers : [...dangers, rest];
}
