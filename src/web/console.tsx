import { Shell } from "./console/Shell.tsx";
import { mount } from "./mount.tsx";

void mount(<Shell />);
