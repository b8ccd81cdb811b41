import { mount } from "./mount.tsx";
import { Studio } from "./studio/Studio.tsx";

mount(<Studio />);
