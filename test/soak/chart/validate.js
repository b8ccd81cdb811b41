import { readFileSync } from "node:fs";
import { StatefulSet } from "kubernetes-models/apps/v1/StatefulSet";
import { Ingress } from "kubernetes-models/networking.k8s.io/v1/Ingress";
import { Service } from "kubernetes-models/v1/Service";

// Reads objects from a JSON file, and ends with 1 and the first fault where one is not valid by the API of
// Kubernetes.
const KINDS = { StatefulSet, Ingress, Service };
for (const object of JSON.parse(readFileSync(process.argv[2], "utf8")))
  new KINDS[object.kind](object).validate();
