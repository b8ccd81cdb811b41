import { isoTime } from "../../kit/shared/clock.ts";
import type { Operator } from "../../kit/shared/operator.ts";
import type { FileAdmin } from "../files/admin.ts";
import type { ImageAdmin } from "../images/admin.ts";
import type { LogoAdmin } from "../logos/admin.ts";
import { noSuch } from "./faults.ts";
import type { OperatorFile, OperatorImage, OperatorLogos } from "./catalog-model.ts";

/** Imported logos, and pictures of pages. */
export interface OperatorCatalogDesk {
  logos(): Promise<OperatorLogos>;
  /** @throws Fault `not_found` */
  removeLogo(id: string, by: Operator): Promise<void>;
  /** @throws Fault `not_found` */
  image(id: string): Promise<OperatorImage>;
  /** @throws Fault `not_found` */
  file(id: string): Promise<OperatorFile>;
  /** Removes a file, although pages name it. @throws Fault `not_found` */
  removeFile(id: string, by: Operator): Promise<void>;
  /** Removes a picture, although pages show it. @throws Fault `not_found` */
  removeImage(id: string, by: Operator): Promise<void>;
}

export function createOperatorCatalog(needs: {
  /** The services of the commands. @param by - who acts; `null` to read. */
  as: (by: Operator | null) => {
    logos: Pick<LogoAdmin, "list" | "remove">;
    images: ImageAdmin;
    files: FileAdmin;
  };
  /** Called when a logo is gone. */
  onLogos: () => void;
  /** Called when a file is gone. */
  onFiles: () => void;
  /** Called when a picture is gone. */
  onImages: () => void;
}): OperatorCatalogDesk {
  const { as } = needs;
  const { logos, images, files } = as(null);
  return {
    async logos() {
      const all = await logos.list();
      return {
        logos: all.map(({ id, name, format, addedAt }) => ({ id, name, format, addedAt: isoTime(addedAt) })),
      };
    },

    async removeLogo(id, by) {
      if (!(await as(by).logos.remove(id))) throw noSuch("imported logo");
      needs.onLogos();
    },

    async image(id) {
      const found = await images.show(id);
      if (!found) throw noSuch("picture");
      const { tenantId, width, height, bytes, codes } = found;
      return { id, tenantId, width, height, bytes, codes: [...codes] };
    },

    async file(id) {
      const found = await files.show(id);
      if (!found) throw noSuch("file");
      const { tenantId, type, bytes, title, codes } = found;
      return { id, tenantId, type, bytes, title, codes: [...codes] };
    },

    async removeFile(id, by) {
      if (!(await as(by).files.remove(id))) throw noSuch("file");
      needs.onFiles();
    },

    async removeImage(id, by) {
      if (!(await as(by).images.remove(id))) throw noSuch("picture");
      needs.onImages();
    },
  };
}
