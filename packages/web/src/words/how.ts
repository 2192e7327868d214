import { addWords } from './index.ts'

// What "How to play" says, in English.

addWords({
  'how.print': 'Print this page',
  'how.what':
    'The last humans flee through space in a few ships. The Cylons, machines they once built, hunt them; and some of you are Cylons who look like everybody else. The others must find out who, and get home all the same.',
  'how.sides': 'Two sides',
  'how.sides.text':
    'Every player is dealt a Loyalty card. It says whether you are human or a Cylon, and only you may see it. Halfway there everybody gets another one: who was human then may be none now. Say what you like about yourself, true or not, and about others whose card you were shown.',
  'how.turn': 'A turn in five pictures',
  'how.turn.draw': 'Draw',
  'how.turn.draw.text': 'Skill cards of the colours on your sheet. They are your strength; hold ten at most.',
  'how.turn.move': 'Move',
  'how.turn.move.text': 'Go to any room of the ship. To another ship it costs a card.',
  'how.turn.act': 'Act',
  'how.turn.act.text': 'One thing: use the room you are in, a card, or what your sheet allows.',
  'how.turn.crisis': 'Crisis',
  'how.turn.crisis.text': 'A card is turned up: a check for all, a choice for one, or an attack.',
  'how.turn.ships': 'Ships and jump',
  'how.turn.ships.text': 'Its symbols move Cylon ships, and bring the next jump nearer.',
  'how.check': 'A skill check',
  'how.check.text':
    'A crisis names colours and a number. In turn everybody adds cards face down, and {n} from the Destiny deck go in unseen. Cards of the colours count for it, all others against it. Shuffled and turned up: is it enough? If too much counts against it, somebody did that.',
  'how.win': 'The humans win',
  'how.win.text':
    'by jumping until they have come a distance of {goal}, and then once more. {about} Every jump costs something: most of them fuel.',
  'how.lose': 'The Cylons win',
  'how.lose.text':
    'if fuel, food, morale or population falls to 0; if six rooms of Galactica are damaged at once; or if centurions that came aboard reach the end of their track.',
  'how.cylon': 'Being a Cylon',
  'how.cylon.text':
    'You win when the humans lose. Help a little, harm a little more: a wrong card in a check, a bad choice, a finger pointed at somebody else. The Brig is where they put those they do not trust. When you are found out, or when it hurts most, show your card as an action: from then on you act from Cylon places, openly.',
  'how.boxes': 'With these boxes',
  'how.boxes.all': 'Other boxes add',
  'how.page': 'At this table',
  'how.page.text':
    'Amber means you: what you are asked, and what you can choose. Point at anything to read what it does. The table keeps the rules and explains what is new; what you chose by mistake you take back as long as nothing was turned up. Everything else is in the rules.',
})
