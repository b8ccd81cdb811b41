/** Grades of a drawing and of its parts, best first. */
export const GRADES = ["A", "B", "C", "D"] as const;
export type Grade = (typeof GRADES)[number];

/** The parts of a drawing that cost reads by their measure. */
const LIMITED_PARTS = ["contrast", "modules", "eyes", "logo_reserve", "quiet_zone", "size"] as const;
export type LimitedPart = (typeof LIMITED_PARTS)[number];

/**
 * All parts that are graded. Without a designation of its encoding a text is read, and may be another one.
 */
export const PARTS = [...LIMITED_PARTS, "encoding"] as const;

/** The least value of each grade. A value less than D's is refused. */
export type Limits = Readonly<Record<Grade, number>>;

/**
 * The accept rule. Each part has one number, larger is better; the laboratory's reads of thousands of photographs gave the
 * limits (`test/lab/rule`, docs/scanning.md), and ISO/IEC 15415 those beside a logo.
 *
 * - contrast: steps between the faintest ink and the background that it meets, as a share of the whole scale from black
 *   to white: the standard's symbol contrast, of brightness as a camera's picture has it
 * - modules: share of its cell that a lone module covers, less what a light ink loses to blur
 * - eyes: likeness in shade of an eye's parts
 * - logo_reserve: share of the error correction that the logo leaves: the standard's unused error correction
 * - quiet_zone: modules; a light ink needs more (`leastMargin`)
 * - size: pixels a module, as a multiple of the least (`leastPixels`)
 */
export const LIMITS: Readonly<Record<LimitedPart, Limits>> = {
  contrast: { A: 0.8, B: 0.7, C: 0.55, D: 0.45 },
  modules: { A: 0.6, B: 0.5, C: 0.4, D: 0.3 },
  eyes: { A: 0.85, B: 0.7, C: 0.65, D: 0.55 },
  logo_reserve: { A: 0.62, B: 0.5, C: 0.37, D: 0.25 },
  quiet_zone: { A: 4, B: 2, C: 1, D: 1 },
  size: { A: 1.5, B: 1.25, C: 1.1, D: 1 },
};

/** The grade of a value that is accepted. */
export function gradeOf(value: number, limits: Limits): Grade {
  return GRADES.find((grade) => value >= limits[grade]) ?? "D";
}

/** The worse of two grades. */
export function worse(one: Grade, other: Grade): Grade {
  return one > other ? one : other;
}
