/** Stores the devices whose owners consented, by their pseudonyms. A device has one for each tenant. */
export interface DeviceStore {
  /** Tenants that know at least one device. */
  tenantIds(): Promise<string[]>;
  /**
   * Erases devices: their entries and counts at once, their links to past scans at once or, when there are many, in
   * the background. Scan counts stay.
   */
  erase(pseudonyms: readonly Uint8Array[]): Promise<void>;
}
