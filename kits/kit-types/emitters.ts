import { emit as emitCpp } from './cpp.ts';
import { emit as emitGo } from './go.ts';
import { emit as emitJava } from './java.ts';
import { emit as emitJavaScript } from './javascript.ts';
import type { KitFiles, Model } from './model.ts';
import { emit as emitPython } from './python.ts';
import { emit as emitRust } from './rust.ts';
import { emit as emitTypeScript } from './typescript.ts';

/** What writes the types of games, by the name of the kit. */
export const EMITTERS: Readonly<Record<string, (model: Model) => KitFiles>> = {
  python: emitPython,
  javascript: emitJavaScript,
  typescript: emitTypeScript,
  cpp: emitCpp,
  rust: emitRust,
  java: emitJava,
  go: emitGo,
};
