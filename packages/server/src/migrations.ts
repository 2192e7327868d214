import type Database from 'libsql'
import { z } from 'zod'

// A database says which format it has. Each step leads from one format to the next and is never changed once a
// server has taken it; what is to be different is a step of its own at the end.

type Step = { readonly what: string; readonly sql: string }

/** Step n leads from format n to format n + 1. */
export const steps: readonly Step[] = [
  {
    // Files from before there were formats have all of it already.
    what: 'tables, chairs, decisions, positions, chat and notes',
    sql: `
      create table if not exists tables (
        id text primary key, config text not null, seed text not null, host_hash text not null,
        open integer not null, timer integer, created integer not null,
        started integer not null, over integer not null, due integer
      );
      create index if not exists tables_due on tables (due) where due is not null;
      create index if not exists tables_open on tables (created) where open = 1;
      create table if not exists seats (
        table_id text not null, seat integer not null, secret_hash text not null,
        name text not null, occupant text not null, skips text not null, link integer not null,
        primary key (table_id, seat)
      ) without rowid;
      create table if not exists decisions (
        table_id text not null, seq integer not null, seat integer not null, request text not null,
        options text not null, nonce text, by text not null, at integer not null, events text not null,
        primary key (table_id, seq)
      ) without rowid;
      create table if not exists snapshots (
        table_id text primary key, seq integer not null, state text not null
      );
      create table if not exists chat (
        table_id text not null, n integer not null, seat integer, name text not null, text text not null,
        notice text, primary key (table_id, n)
      ) without rowid;
      create table if not exists notes (
        table_id text not null, seat integer not null, text text not null,
        primary key (table_id, seat)
      ) without rowid;`,
  },
  {
    what: 'an answer is found by its nonce without reading the whole game',
    sql: 'create index decisions_nonce on decisions (table_id, seat, nonce) where nonce is not null;',
  },
  {
    // Positions kept before have none.
    what: 'a position that was damaged is known by its sum',
    sql: 'alter table snapshots add column sum text;',
  },
  {
    what: 'a page to try whether anything can be written',
    sql: 'create table pulse (id integer primary key, at integer not null, filling blob not null);',
  },
  {
    // Nobody has counted before: for all tables the time begins now.
    what: 'when somebody was last at a table, and what is left of those that are cleared away',
    sql: `
      alter table tables add column looked integer not null default 0;
      update tables set looked = cast(strftime('%s', 'now') as integer) * 1000;
      create index tables_looked on tables (started, over, looked);
      create table leaving (id text primary key) without rowid;`,
  },
  {
    // Chairs that have had another link than their first are somebody's, as far as can be known.
    what: 'a chair says whether somebody has made it his own',
    sql: `
      alter table seats add column own integer not null default 0;
      update seats set own = 1 where link > 0;`,
  },
  {
    // What was set up with hours for each decision was meant to be played over days.
    what: 'tables over several days, whom they wait for, and how games ended',
    sql: `
      alter table tables add column days integer not null default 0;
      update tables set days = 1 where timer >= 3600;
      alter table tables add column standing text;
      alter table tables add column result text;`,
  },
  {
    // Tables from before have no such link until their host makes one.
    what: 'one link for all free chairs, and where the same people meet again',
    sql: `
      alter table tables add column joint integer not null default 0;
      alter table tables add column joint_hash text;
      alter table tables add column again text;`,
  },
  {
    what: 'how people are called whose page is closed, and the keys it is signed with',
    sql: `
      create table calls (
        table_id text not null, seat integer not null, endpoint text not null, p256dh text not null,
        auth text not null, secret_hash text not null, since integer not null, called integer not null,
        primary key (table_id, seat, endpoint)
      ) without rowid;
      create index calls_endpoint on calls (endpoint);
      create table keys (name text primary key, value text not null) without rowid;`,
  },
  {
    // An earlier server would take them for answers.
    what: 'answers may be taken back',
    sql: "create index decisions_undone on decisions (table_id) where by = 'undo';",
  },
  {
    what: 'how well bots play, whether they talk, and whether they give hints',
    sql: `
      alter table seats add column level text not null default 'normal';
      alter table tables add column talk integer not null default 1;
      alter table tables add column hints integer not null default 1;`,
  },
  {
    // An earlier server would not understand these lines.
    what: 'what players say they saw of Loyalty cards is found without reading the whole chat',
    sql: "create index chat_saw on chat (table_id, n) where notice = 'saw';",
  },
]

export const format = steps.length

const version = z.object({ user_version: z.number() })

export const formatOf = (db: Database.Database): number =>
  version.parse(db.prepare('pragma user_version').get()).user_version

/** Brings a database to the present format; one that comes from a later server is left as it is. */
export function migrate(db: Database.Database): { readonly from: number; readonly to: number } {
  const from = formatOf(db)
  if (from > format)
    throw new Error(
      `this database was written by a later version of Ragtag (format ${from}; this one knows ${format}): update Ragtag, or take a copy from before`,
    )
  steps.slice(from).forEach(({ what, sql }, i) => {
    try {
      db.exec(`begin immediate;${sql};pragma user_version = ${from + i + 1};commit`)
    } catch (error) {
      if (db.inTransaction) db.exec('rollback')
      throw new Error(
        `this database could not be brought from format ${from + i} to ${from + i + 1} (${what}); it is as it was`,
        { cause: error },
      )
    }
  })
  return { from, to: format }
}
