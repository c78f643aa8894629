/** Something that took time, as whoever did it reports it. Nothing in it says whose it was. */
export type Measurement =
  | { readonly kind: 'gate'; readonly seconds: number; readonly outcome: 'passed' | 'rejected' | 'died' }
  | { readonly kind: 'match'; readonly seconds: number; readonly of: 'ladder' | 'round' }
  | { readonly kind: 'fit'; readonly seconds: number; readonly matches: number; readonly bots: number }
  | { readonly kind: 'query'; readonly seconds: number; readonly statement: string; readonly hasFailed: boolean }
  | { readonly kind: 'request'; readonly seconds: number | undefined; readonly request: MeasuredRequest };

export interface MeasuredRequest {
  readonly method: string;
  /** The pattern, never the address. */
  readonly route: string;
  readonly status: number;
}

export type Measure = (measurement: Measurement) => void;
