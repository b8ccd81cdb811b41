/** Props of every view: the id in its address, for views of one thing. */
export interface ViewProps {
  readonly id: string;
}
