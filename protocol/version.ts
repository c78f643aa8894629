/** Version of the protocol between judge and bots, and of the schemas that describe it. */
export const PROTOCOL = 1;
