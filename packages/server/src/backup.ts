import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import Database from 'libsql'
import { z } from 'zod'
import { sql } from './writer.ts'

// A copy of the whole database, also while a server is writing to it: all of it is of one instant.

export type Copied = { readonly tables: number; readonly bytes: number }

const counted = z.object({ n: z.number() })
const checked = z.object({ integrity_check: z.string() })

export function backup(data: string, to: string): Copied {
  if (to === '') throw new Error('Say where to: --to FILE.')
  if (!existsSync(data)) throw new Error(`There is no database file "${data}".`)
  if (existsSync(to))
    throw new Error(`"${to}" is there already, and is not written over. Choose another name.`)
  const folder = dirname(resolve(to))
  if (!existsSync(folder)) throw new Error(`There is no folder "${folder}".`)
  // What was broken off halfway never has the name of a whole copy.
  const unfinished = `${to}.unfinished`
  rmSync(unfinished, { force: true })
  try {
    copy(data, unfinished)
    const tables = look(unfinished)
    renameSync(unfinished, to)
    return { tables, bytes: statSync(to).size }
  } finally {
    rmSync(unfinished, { force: true })
  }
}

function copy(data: string, to: string): void {
  const db = new Database(data)
  try {
    db.pragma('busy_timeout = 5000')
    db.exec(sql`vacuum into ${to}`)
  } finally {
    db.close()
  }
  const file = openSync(to, 'r')
  fsyncSync(file)
  closeSync(file)
}

/** How many tables are in it, if it can be read at all. */
function look(path: string): number {
  const db = new Database(path)
  try {
    const { integrity_check: found } = checked.parse(db.prepare('pragma integrity_check').get())
    if (found !== 'ok') throw new Error(`The database is damaged: ${found}`)
    if (!db.prepare("select 1 from sqlite_master where name = 'tables'").get())
      throw new Error('This is a database, but not one of Ragtag.')
    return counted.parse(db.prepare('select count(*) as n from tables').get()).n
  } finally {
    db.close()
  }
}
