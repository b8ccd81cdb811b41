import { getPriority, setPriority } from "node:os";
import { HAS_THREAD_PRIORITY } from "../src/kit/threads/priority.ts";

/**
 * Threads that draw run at niceness 10. Beside four test processes of normal priority they get a twentieth of
 * a processor, and some tests would wait for them for minutes. So tests, and what they start, run nearly as
 * low.
 */
const NICENESS = 9;

if (HAS_THREAD_PRIORITY && getPriority() < NICENESS) setPriority(NICENESS);
