/** A response's JSON, taken to have the shape the test expects; what it asserts of it is the check. */
export async function readJson<T>(response: Response): Promise<T> {
  return JSON.parse(await response.text());
}
