// What others have done while I looked elsewhere: seen step by step, each deed where it happens,
// before the table shows how it stands now.

import { fetchScene } from "../scene/fetch.js";
import { groups } from "../scene/lights.js";

/** @import { Scene, TableReply } from "../types.d.ts" */
/** @import { Look } from "../scene/fetch.js" */
/** @import { Telling } from "../table/telling.js" */
/** @import { TableView } from "../table/view.js" */
/** @import { Frame } from "./frame.js" */

/**
 * The page, and how many steps it has shown.
 * @typedef {object} Shown
 * @property {Frame} frame
 * @property {TableReply} info
 * @property {number} shown whose eyes
 * @property {number} steps
 * @property {TableView} view
 * @property {Telling} telling
 * @property {(scene: Scene) => void} hush
 */

const FARTHEST = 40; // of more steps only the last are seen

export class Following {
  /** @param {Shown} now */
  constructor(now) {
    this.now = now;
  }

  /** @param {Look} reply */
  isBehind({ steps, lesson }) {
    return !lesson && steps > this.now.steps + 1;
  }

  /**
   * Every step but the last, and what the last was about; until somebody has seen enough.
   * @param {Look} reply
   */
  async catchUp({ log, steps }) {
    const { view, telling } = this.now;
    if (view.scene) this.now.hush(view.scene);
    for (let step = Math.max(this.now.steps + 1, steps - FARTHEST); step <= steps; step += 1) {
      const lines = log.filter((line) => line.step === step);
      if (!lines.length) continue;
      if (!(await telling.tell(lines, this.now.shown, true))) return;
      if (step === steps) return;
      await this.show(step);
      view.light(groups(lines));
    }
  }

  /** @param {number} step */
  async show(step) {
    const { frame, info, shown, view, telling } = this.now;
    const { scene } = await fetchScene(info, shown, step);
    scene.question = null;
    frame.setTitle(scene.title);
    const travelled = view.show(scene, { ...info, outcome: null }, { moving: true });
    telling.clear();
    await travelled;
  }
}
