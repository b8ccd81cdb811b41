import { mount } from "./mount.tsx";
import { Studio } from "./studio/Studio.tsx";
import { loadStart } from "./texts/catalogues.ts";

void mount(<Studio />, [loadStart]);
