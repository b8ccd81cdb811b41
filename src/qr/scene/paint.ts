import type { Ink } from "../design.ts";
import type { Box, ScenePaint } from "./scene.ts";

/**
 * Lays an ink across `box`. A linear gradient is as long as in CSS: its first and last colour just reach the corners
 * (CSS Images 3, 3.1). A radial one runs from the centre to the corners.
 */
export function paintAcross(ink: Ink, box: Box): ScenePaint {
  if (ink.kind === "solid") return ink;
  const cx = box.x + box.width / 2;
  const cy = box.y + box.height / 2;
  if (ink.kind === "radial")
    return { kind: "radial", cx, cy, r: Math.hypot(box.width, box.height) / 2, stops: ink.stops };
  const turn = (ink.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const half = (Math.abs(box.width * cos) + Math.abs(box.height * sin)) / 2;
  return {
    kind: "linear",
    x1: cx - half * cos,
    y1: cy - half * sin,
    x2: cx + half * cos,
    y2: cy + half * sin,
    stops: ink.stops,
  };
}
