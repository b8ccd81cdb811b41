/** Stores the devices whose owners consented, by their pseudonyms. A device has one for each tenant. */
export interface DeviceStore {
  /** At most `limit` tenants behind `after`, in order. Each may know a device. */
  tenantIds(after: string, limit: number): Promise<string[]>;
  /**
   * Erases devices: their entries and counts at once, their links to past scans at once or, when there are many, in
   * the background. Scan counts stay.
   */
  erase(pseudonyms: readonly Uint8Array[]): Promise<void>;
}
