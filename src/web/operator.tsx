import { mount } from "./mount.tsx";
import { Shell } from "./operator/Shell.tsx";
import { loadOperator } from "./texts/operator.ts";

void mount(<Shell />, [loadOperator]);
