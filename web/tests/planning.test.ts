import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Wire } from '../src/lib/socket';
import type { Catalogue, FromServer, PlanAnswer, Position, TableInfo, ToServer } from '../src/lib/wire';
import { Planning } from '../src/table/planning/planning.svelte';
import { TableStore } from '../src/table/table.svelte';
import { moved } from './actions';

const ME = 0;
const RIVAL = 1;
const position = (seq: number, toAct: number): Position =>
  ({ seq, turn: 1, undoable: 0, actions: [], insight: { scores_now: [], temples: [] }, view: { to_act: toAct, step: 'spend', players: [], board: [] } }) as unknown as Position;
const info = {
  id: 'x', title: '', edition: 'classic', takeback: null, rematch: null, over: false, look_only: false, scores: [],
  seats: [ME, RIVAL].map((seat) => ({ seat, kind: 'link', name: String(seat) })),
} as unknown as TableInfo;

/** A table at which the rival is to act. It answers what comes of a plan; some actions are impossible. */
class Rivals implements Wire {
  readyState: Wire['readyState'] = 1;
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  impossible = new Set<string>();
  private seq = 1;

  close(): void { this.readyState = 3; }
  say(message: FromServer): void { this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) })); }
  send(text: unknown): void {
    const message = JSON.parse(String(text)) as ToServer;
    if (message.type === 'hello') {
      const events = [moved(1, 'a', { seat: RIVAL })];
      this.say({ type: 'welcome', since: null, table: info, seats: [ME], host: false, events, seq: 1, next: null, positions: [], position: position(1, RIVAL) });
    } else if (message.type === 'ask' && message.what === 'plan') {
      this.say({ type: 'answer', id: message.id, answer: this.planned(message.actions as string[]) } as FromServer);
    } else if (message.type === 'ask' && message.what === 'threats') {
      const error = { code: 'no-plan', message: '', id: 'why-no', args: {}, rule: null };
      this.say({ type: 'answer', id: message.id, ...(this.impossible.size ? { error } : { answer: message.plan }) });
    }
  }

  private planned(actions: string[]): PlanAnswer {
    const first = actions.findIndex((action) => this.impossible.has(action));
    const done = first < 0 ? actions.length : first;
    return {
      done, price: done, steps: actions.slice(0, done).map((id) => ({ id, args: {} })), failed: null,
      why: first < 0 ? null : { rule: 'R-AP-1', message: { id: 'why-ap', args: {} } }, position: position(0, ME),
    };
  }

  /** The rival does something after which these actions are impossible. */
  move(...impossible: string[]): void {
    this.seq += 1;
    this.impossible = new Set(impossible);
    const event = moved(this.seq, 'move', { seat: RIVAL, turn: 1 });
    this.say({ type: 'event', event, table: { ...info, seq: this.seq }, position: position(this.seq, RIVAL) });
  }
}

describe('a turn that is planned while others play', () => {
  let rivals: Rivals;
  let planning: Planning;

  beforeEach(async () => {
    localStorage.clear();
    rivals = new Rivals();
    const store = new TableStore('x', () => rivals, false);
    store.connect({} as Catalogue);
    rivals.onopen?.(new Event('open'));
    planning = new Planning(store, () => false);
    await planning.open();
    for (const gesture of [['deploy'], ['walk', 'walk on'], ['dig']]) await planning.draft?.store.play(gesture);
    await planning.tell();
  });

  const lost = (): string[] | undefined => planning.lost?.steps.map(({ id }) => id);

  it('says nothing while all of it is still possible', async () => {
    rivals.move();
    await planning.look();
    expect(planning.gestures.flat()).toEqual(['deploy', 'walk', 'walk on', 'dig']);
    expect(planning.lost).toBeNull();
  });

  it('says which steps others have made impossible, until it is changed', async () => {
    rivals.move('walk on');
    await planning.look();
    expect(planning.gestures).toEqual([['deploy']]);
    expect(lost()).toEqual(['walk', 'walk on', 'dig']);
    expect(planning.lost?.why).toMatchObject({ id: 'why-ap' });
    expect(planning.draft?.store.error).toBeNull();

    await planning.tell();
    rivals.move('walk on');
    await planning.look();
    expect(lost(), 'what others do next does not make it forgotten').toEqual(['walk', 'walk on', 'dig']);
    rivals.move('deploy');
    await planning.look();
    expect(lost()).toEqual(['deploy', 'walk', 'walk on', 'dig']);

    await planning.draft?.store.play(['camp']);
    expect(planning.lost).toBeNull();
  });

  it('lets rivals reach as far as they could after it', async () => {
    const planned = { seat: ME, actions: ['deploy', 'walk', 'walk on', 'dig'] };
    expect(await planning.draft?.store.threats(), 'the plan is what was asked about').toEqual(planned);
    rivals.impossible.add('dig');
    await expect(planning.draft?.store.threats()).rejects.toMatchObject({ code: 'no-plan' });
  });

  it('ends by being kept, with points left or not', async () => {
    expect(planning.draft?.store.planned).toBe(true);
    await vi.waitFor(() => expect(planning.gestures).toHaveLength(3));
    void planning.draft?.store.play(['end']);
    await vi.waitFor(() => expect(planning.draft).toBeNull());
    expect(planning.kept).toEqual([['deploy'], ['walk', 'walk on'], ['dig']]);
  });
});
