// What is only said decides nothing, so it is not mutated: the arguments of a message, the key and the parameters of
// what is told (not to whom), the texts of options and prompts, and the texts of errors. That there are words for all of
// it is tested by `tests/text.test.ts` over whole games.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** By the name of what is called: which of its arguments are words. */
const said = { msg: [0, 1], say: [1, 2], sayTo: [2, 3], sayOfKind: [2, 3], Error: [0] }
const texts = ['text', 'prompt']

const isSaid = ({ parent, listKey, key }) =>
  listKey === 'arguments' && (said[parent.callee.name]?.includes(key) ?? false)

const isText = ({ parent, key }) =>
  parent?.type === 'ObjectProperty' && key === 'value' && texts.includes(parent.key.name)

const ignorer = { shouldIgnore: (path) => (isSaid(path) || isText(path) ? 'Only wording' : undefined) }

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'wording', ignorer)]
