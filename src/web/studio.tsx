import { mount } from "./mount.tsx";
import { Studio } from "./studio/Studio.tsx";

void mount(<Studio />);
