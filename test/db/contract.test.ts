import { bulkStoreContract } from "./contract/bulk.ts";
import { campaignContract } from "./contract/campaigns.ts";
import { codeStoreContract } from "./contract/codes.ts";
import { dayKeyStoreContract } from "./contract/day-keys.ts";
import { deviceStoreContract } from "./contract/devices.ts";
import { imageStoreContract } from "./contract/images.ts";
import { keyStoreContract } from "./contract/keys.ts";
import { leadStoreContract } from "./contract/leads.ts";
import { logoStoreContract } from "./contract/logos.ts";
import { lookStoreContract } from "./contract/looks.ts";
import { pageStoreContract } from "./contract/pages.ts";
import { deliveryStoreContract } from "./contract/deliveries.ts";
import { eraserContract } from "./contract/eraser.ts";
import { scanStoreContract } from "./contract/scans.ts";
import { tenantStoreContract } from "./contract/tenants.ts";
import { webhookStoreContract } from "./contract/webhooks.ts";
import { voucherStoreContract } from "./contract/vouchers.ts";
import { ENGINES } from "./engines.ts";

for (const { name, open, openDayKeys } of ENGINES) {
  tenantStoreContract(name, open);
  keyStoreContract(name, open);
  voucherStoreContract(name, open);
  codeStoreContract(name, open);
  bulkStoreContract(name, open);
  campaignContract(name, open);
  scanStoreContract(name, open);
  eraserContract(name, open);
  deliveryStoreContract(name, open);
  webhookStoreContract(name, open);
  leadStoreContract(name, open);
  deviceStoreContract(name, open);
  logoStoreContract(name, open);
  lookStoreContract(name, open);
  imageStoreContract(name, open);
  pageStoreContract(name, open);
  dayKeyStoreContract(name, openDayKeys);
}
