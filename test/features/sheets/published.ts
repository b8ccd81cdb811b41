/** A sheet as somebody else has it from its maker, in millimetres. */
export interface PublishedSheet {
  readonly id: string;
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly stepX: number;
  readonly stepY: number;
  readonly left: number;
  readonly top: number;
}

/**
 * Counts, sizes, distances and margins from LibreOffice 7.4 (`share/labels/labels.xml`), whose lists came from the makers. A
 * sheet that it has lying is turned.
 */
export const PUBLISHED: readonly PublishedSheet[] = [
  ["avery-l6009", 4, 12, 45.72, 21.17, 48.26, 21.17, 9.75, 21.41],
  ["avery-l7160", 3, 7, 63.5, 38.1, 66.04, 38.1, 7.2, 15.15],
  ["avery-l7161", 3, 6, 63.5, 46.56, 66.04, 46.56, 7.21, 8.82],
  ["avery-l7162", 2, 8, 99.06, 33.87, 101.6, 33.87, 4.67, 13.02],
  ["avery-l7163", 2, 7, 99.06, 38.1, 101.6, 38.1, 4.67, 15.15],
  ["avery-l7164", 3, 4, 63.5, 71.97, 66.04, 71.97, 7.21, 4.57],
  ["avery-l7165", 2, 4, 99.06, 67.73, 101.6, 67.73, 4.67, 13.04],
  ["avery-l7166", 2, 3, 99.06, 93.13, 101.6, 93.13, 4.67, 8.81],
  ["avery-l7168", 1, 2, 199.6, 143.53, 199.6, 143.53, 5.2, 4.97],
  ["avery-l7169", 2, 2, 99.1, 139, 101.64, 139, 4.63, 9.5],
  ["avery-l7173", 2, 5, 99.06, 57, 101.6, 57, 4.67, 6],
  ["avery-l7651", 5, 13, 38.1, 21.17, 40.64, 21.17, 4.67, 10.9],
  ["avery-l7654", 4, 10, 45.72, 25.4, 48.26, 25.4, 9.75, 21.43],
  ["avery-3422", 3, 8, 70, 35, 70, 35, 0, 8.43],
  ["avery-3424", 2, 6, 105, 48, 105, 48, 0, 4.43],
  ["avery-3425", 2, 5, 105, 57, 105, 57, 0, 5.93],
  ["avery-3427", 2, 4, 105, 74.2, 105, 74.2, 0, 0],
  ["avery-3474", 3, 8, 70, 37.1, 70, 37.1, 0, 0],
  ["avery-3475", 3, 8, 70, 36, 70, 36, 0, 4.43],
  ["avery-3483", 2, 2, 105, 148.43, 105, 148.43, 0, 0],
  ["avery-3651", 4, 10, 52.5, 29.69, 52.5, 29.69, 0, 0],
  ["avery-3652", 3, 7, 70, 42.41, 70, 42.41, 0, 0],
  ["avery-3659", 2, 6, 97, 42.3, 97, 42.3, 8, 21.53],
  ["avery-3664", 3, 8, 70, 33.8, 70, 33.8, 0, 13.23],
  ["avery-5160", 3, 10, 66.68, 25.4, 69.85, 25.4, 4.78, 12.7],
  ["avery-5161", 2, 10, 101.6, 25.4, 106.36, 25.4, 3.96, 12.7],
  ["avery-5162", 2, 7, 101.6, 33.87, 106.36, 33.87, 3.96, 21.17],
  ["avery-5163", 2, 5, 101.6, 50.8, 106.36, 50.8, 3.96, 12.7],
  ["avery-5164", 2, 3, 101.6, 84.67, 106.36, 84.67, 3.96, 12.7],
  ["avery-5167", 4, 20, 44.45, 12.7, 52.4, 12.7, 7.14, 12.7],
  ["herma-4098", 3, 9, 63.5, 29.63, 66.04, 29.63, 7.21, 15.15],
  ["herma-4346", 4, 12, 45.72, 21.17, 48.26, 21.17, 9.75, 21.5],
  ["herma-4360", 3, 8, 70, 36, 70, 36, 0, 4.5],
  ["herma-4457", 2, 6, 105, 48, 105, 48, 0, 4.5],
  ["herma-4464", 3, 8, 70, 37.13, 70, 37.13, 0, 0],
  ["herma-4606", 5, 13, 38.1, 21.2, 38.1, 21.2, 9.75, 10.7],
  ["herma-4608", 4, 11, 48.26, 25.4, 48.26, 25.4, 8.48, 8.8],
  ["herma-4625", 2, 7, 105, 42.43, 105, 42.43, 0, 0],
  ["herma-4667", 2, 5, 96, 50.8, 98.54, 50.8, 7.73, 21.5],
  ["herma-4677", 3, 7, 63.5, 38.1, 66.04, 38.1, 7.21, 15.15],
  ["herma-5063", 2, 2, 105, 148.5, 105, 148.5, 0, 0],
].map(sheet);

function sheet(row: readonly (string | number)[]): PublishedSheet {
  const [id, ...lengths] = row;
  const [columns = 0, rows = 0, width = 0, height = 0, stepX = 0, stepY = 0, left = 0, top = 0] =
    lengths.map(Number);
  return { id: String(id), columns, rows, width, height, stepX, stepY, left, top };
}
