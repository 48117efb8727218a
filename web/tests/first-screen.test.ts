import { beforeEach, describe, expect, it } from 'vitest';
import { experience } from '../src/lib/experience.svelte';
import { tables, type KnownTable } from '../src/lib/tables.svelte';
import recorded from '../src/screens/home/recorded-game.json';
import { Recording, type Recorded } from '../src/screens/home/recording';
import { titlesOf } from '../src/screens/my-tables';
import { SeatPlan } from '../src/screens/new/seat-plan.svelte';

const LEVELS = ['random', 'novice', 'greedy', 'planner', 'expert'];
const PLAYERS = (): number[] => [2, 4];
const KNOWN: KnownTable = {
  id: 'a', title: '', edition: '', names: [], secrets: [], host: null, links: {}, over: false, scores: [], visited: 0,
};

describe('the recorded game', () => {
  const game = recorded as unknown as Recorded;
  const hexes = [...new Set(game.steps.flatMap(([changed]) => Object.keys(changed)))];
  const recording = new Recording(game, hexes);

  it('ends with all 36 tiles on the board, and somebody holds a temple', () => {
    const { board, holders } = recording.at(recording.last);
    expect(board.filter(({ tile }) => tile !== null)).toHaveLength(36);
    expect([...holders.values()].some((holder) => typeof holder === 'number')).toBe(true);
  });

  it('is the same whether it is followed step by step or opened in the middle', () => {
    const middle = Math.round(recording.last / 2);
    let moment = recording.at(0);
    for (let step = 1; step <= middle; step++) moment = recording.at(step, { step: step - 1, moment });
    expect(moment).toEqual(recording.at(middle));
  });

  it('keeps what does not change, so that it is not drawn again', () => {
    const before = recording.at(10);
    const after = recording.at(11, { step: 10, moment: before });
    const kept = after.board.filter((hex) => before.board.includes(hex));
    expect(kept.length).toBeGreaterThan(after.board.length - 8);
  });
});

describe('who is new', () => {
  beforeEach(() => { localStorage.clear(); tables.list = []; });

  it('is asked as long as nothing but lessons was played here', () => {
    expect(experience.asked).toBe(false);
    tables.list = [{ ...KNOWN, lesson: true }];
    expect(experience.asked).toBe(false);
    tables.list = [KNOWN];
    expect([experience.asked, experience.knows]).toEqual([true, true]);
  });

  it('gets beginners as bots until they say that they know the game', () => {
    const plan = new SeatPlan(LEVELS, PLAYERS);
    plan.add('bot');
    expect(plan.seats[0]?.level).toBe('novice');
    experience.say('knows');
    plan.useLikedLevel();
    expect(plan.seats[0]?.level).toBe('greedy');
    experience.say('new');
    expect(plan.likedLevel).toBe('novice');
    expect(new SeatPlan(['greedy'], PLAYERS).likedLevel).toBe('greedy');
  });
});

describe('my tables', () => {
  it('are told apart when the same people play again', () => {
    const of = (id: string, names: string[], created: string, title = ''): KnownTable => ({ ...KNOWN, id, names, created, title });
    const titles = titlesOf([
      of('new', ['Ana', 'Bo'], '2026-11-18'), of('old', ['Ana', 'Bo'], '2026-11-16'), of('titled', ['Ana', 'Bo'], '2026-11-17', 'Friday'),
      of('other', ['Bo', 'Ana'], '2026-11-15'),
    ]);
    expect(Object.fromEntries(titles)).toEqual({ old: 'Ana, Bo', new: 'Ana, Bo (2)', titled: 'Friday', other: 'Bo, Ana' });
  });
});

describe('colours', () => {
  it('belong to one player each: whoever wants one that is taken gives their own', () => {
    const plan = new SeatPlan(LEVELS, PLAYERS);
    plan.seatAgain([{ kind: 'here', name: 'Ana', level: '', colour: 'blue' }, { kind: 'bot', name: 'Bo', level: 'greedy' }]);
    plan.add('bot');
    expect(plan.seats.map(({ colour }) => colour)).toEqual(['blue', 'red', 'orange']);
    plan.paint(0, 'orange');
    expect(plan.toSeats().map(({ colour }) => colour)).toEqual(['orange', 'red', 'blue']);
    plan.paint(1, 'white');
    expect(plan.freeColour).toBe('red');
  });
});
