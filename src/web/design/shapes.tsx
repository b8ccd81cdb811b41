/** Small pictures of the shapes, for the controls that choose one. */

const CELLS = ["11010", "10111", "01101", "11011", "10010"];

function isDark(x: number, y: number): boolean {
  return CELLS[y]?.[x] === "1";
}

/** The outline of a module at (x, y), in units of a module. */
const MODULES: Readonly<Record<string, (x: number, y: number) => string>> = {
  square: (x, y) => `M${x} ${y}h1v1h-1z`,
  dot: (x, y) => circle(x + 0.5, y + 0.5, 0.45),
  rounded: (x, y) => rounded(x + 0.03, y + 0.03, 0.94, 0.94, 0.3),
  diamond: (x, y) => `M${x + 0.5} ${y}l.5 .5-.5 .5-.5-.5z`,
  vertical: (x, y) => bar(x, y, 0, 1),
  horizontal: (x, y) => bar(x, y, 1, 0),
  connected: (x, y) => bar(x, y, 1, 0) + bar(x, y, 0, 1),
  blob,
  classy: leaf,
};

/** A module that is round at the top left and at the bottom right, where it has no neighbour. */
function leaf(x: number, y: number): string {
  const a = isDark(x - 1, y) || isDark(x, y - 1) ? 0 : 0.5;
  const b = isDark(x + 1, y) || isDark(x, y + 1) ? 0 : 0.5;
  return `M${x} ${y + a}a${a} ${a} 0 0 1 ${a} ${-a}H${x + 1}V${y + 1 - b}a${b} ${b} 0 0 1 ${-b} ${b}H${x}z`;
}

/** A module whose corners are round where it has no neighbour: by a whole module at a bend, by half a module elsewhere. */
function blob(x: number, y: number): string {
  const [left, up, right, down] = [isDark(x - 1, y), isDark(x, y - 1), isDark(x + 1, y), isDark(x, y + 1)];
  const corner = (beside: boolean, along: boolean, across: boolean, opposite: boolean) =>
    beside || along ? 0 : across && opposite ? 1 : 0.5;
  const a = corner(left, up, right, down);
  const b = corner(up, right, down, left);
  const c = corner(right, down, left, up);
  const d = corner(down, left, up, right);
  return (
    `M${x} ${y + a}a${a} ${a} 0 0 1 ${a} ${-a}H${x + 1 - b}a${b} ${b} 0 0 1 ${b} ${b}` +
    `V${y + 1 - c}a${c} ${c} 0 0 1 ${-c} ${c}H${x + d}a${d} ${d} 0 0 1 ${-d} ${-d}z`
  );
}

/** A module that grows into its neighbour at the right or below. */
function bar(x: number, y: number, right: number, down: number): string {
  const on = isDark(x + right, y + down) ? 1 : 0;
  return rounded(x + 0.08, y + 0.08, 0.84 + right * on, 0.84 + down * on, 0.42);
}

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
}

function rounded(x: number, y: number, width: number, height: number, r: number, others = r): string {
  const [w, h] = [width - r - others, height - r - others];
  return (
    `M${x + r} ${y}h${w}a${others} ${others} 0 0 1 ${others} ${others}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}` +
    `a${others} ${others} 0 0 1 ${-others} ${-others}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}z`
  );
}

/** Data modules of a shape. */
export function ModulesPicture({ shape }: { readonly shape: string }) {
  const draw = MODULES[shape] ?? MODULES["square"];
  const path = CELLS.flatMap((row, y) => [...row].map((cell, x) => (cell === "1" ? draw?.(x, y) : ""))).join(
    "",
  );
  return (
    <svg class="shape" viewBox="0 0 5 5" width={40} height={40} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

interface EyeShape {
  readonly shape: string;
  /** For all scanners eyes are less round. */
  readonly reach: "all" | "phones";
}

const EDGE = "M0 0h7v7h-7z";
const SQUARE_FRAME = `${EDGE}M1 1v5h5v-5z`;
const FRAMES: Readonly<Record<EyeShape["reach"], Readonly<Record<string, string>>>> = {
  all: {
    rounded: EDGE + rounded(1, 1, 5, 5, 0.5),
    circle: EDGE + rounded(1, 1, 5, 5, 0.9),
    leaf: EDGE + rounded(1, 1, 5, 5, 0.01, 0.9),
  },
  phones: {
    rounded: rounded(0, 0, 7, 7, 2) + rounded(1, 1, 5, 5, 1),
    circle: circle(3.5, 3.5, 3.5) + circle(3.5, 3.5, 2.5),
    leaf: rounded(0, 0, 7, 7, 0.01, 2) + rounded(1, 1, 5, 5, 0.01, 1),
  },
};

/** The ring of a finder pattern. */
export function EyeFramePicture({ shape, reach }: EyeShape) {
  return (
    <svg class="shape" viewBox="-.5 -.5 8 8" width={40} height={40} aria-hidden="true">
      <path d={FRAMES[reach][shape] ?? SQUARE_FRAME} fill-rule="evenodd" />
    </svg>
  );
}

const SQUARE_BALL = "M2 2h3v3h-3z";
const BALLS: Readonly<Record<EyeShape["reach"], Readonly<Record<string, string>>>> = {
  all: {
    rounded: rounded(2, 2, 3, 3, 0.25),
    circle: rounded(2, 2, 3, 3, 0.75),
    diamond: "M2.4 2h2.2l.4 .4v2.2l-.4 .4h-2.2l-.4-.4v-2.2z",
  },
  phones: {
    rounded: rounded(2, 2, 3, 3, 0.85),
    circle: circle(3.5, 3.5, 1.5),
    diamond: "M3 2h1l1 1v1l-1 1h-1l-1-1v-1z",
  },
};

/** The centre of a finder pattern. */
export function EyeBallPicture({ shape, reach }: EyeShape) {
  return (
    <svg class="shape" viewBox="1 1 5 5" width={40} height={40} aria-hidden="true">
      <path d={BALLS[reach][shape] ?? SQUARE_BALL} />
    </svg>
  );
}

const BORDERS: Readonly<Record<string, string>> = {
  none: "",
  box: "M1 1h18v22h-18zM2.2 2.2v19.6h15.6v-19.6z",
  banner: "M1 1h18v22h-18zM2.2 2.2v14.6h15.6v-14.6z",
  bubble: "M1 1h18v15.5h-18zM2.2 2.2v13.1h15.6v-13.1zM1 19h18v4.5h-18zM10 16.8l2 2.400h-4z",
};

/** The frame around the code. */
export function FramePicture({ shape }: { readonly shape: string }) {
  return (
    <svg class="shape" viewBox="0 0 20 24" width={36} height={43} aria-hidden="true">
      <path d={BORDERS[shape] ?? ""} fill-rule="evenodd" />
      <path d="M4 4h4v4h-4zM12 4h4v4h-4zM4 11h4v4h-4zM10 9.5h2v2h-2zM13 12h3v3h-3z" opacity=".55" />
    </svg>
  );
}
