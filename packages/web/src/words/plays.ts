// How each character is played, in two lines of our own.

export const plays: Readonly<Record<string, string>> = {
  'plays.william-adama.1': 'Makes small cards useful: on crises you draw, every card of strength 1 helps.',
  'plays.william-adama.2':
    'Once, sweep up all the cards of a check. You cannot send anyone to the Brig from your quarters.',
  'plays.saul-tigh.1':
    'The hard hand of the ship: when someone is to be sent to the Brig, you make it 3 easier.',
  'plays.saul-tigh.2': 'Once, make the Admiral President as well. Never keep a single card: it is lost.',
  'plays.karl-agathon.1': 'A steady all-rounder who may throw any one die of his own turn again.',
  'plays.karl-agathon.2':
    'Once, overturn the choice made on a crisis. You are stranded until your second turn.',
  'plays.kara-thrace.1': 'The best shot in the fleet: begin your turn in a viper and you act twice.',
  'plays.kara-thrace.2': 'Once, swap a crisis for the next one. You are easily sent to the Brig.',
  'plays.lee-adama.1': 'Leaps into any viper as it launches, acts at once, and starts the game flying.',
  'plays.lee-adama.2': 'Once, command six viper moves in a row. What you must discard is left to chance.',
  'plays.sharon-valerii.1': 'Sees the next crisis at the end of each of your turns, and may bury it.',
  'plays.sharon-valerii.2':
    'Once, simply decide a crisis check. Halfway you get two loyalty cards and a cell.',
  'plays.laura-roslin.1': 'The politician: of two crises you draw, only the one you pick comes true.',
  'plays.laura-roslin.2':
    'Once, choose the best of four Quorum cards. Every location you use costs two cards.',
  'plays.gaius-baltar.1': 'Draws few cards, but one of any colour with each crisis he brings.',
  'plays.gaius-baltar.2':
    'Once, see everything someone hides. You start with two loyalty cards: twice the doubt.',
  'plays.tom-zarek.1': 'Bends votes about the presidency and the Brig by 2, whichever way you like.',
  'plays.tom-zarek.2': 'Once, trade lives for fuel, food or morale. You cannot work where others stand.',
  'plays.galen-tyrol.1': 'Keeps her flying: repair something in your turn and you act once more.',
  'plays.galen-tyrol.2': 'Once, make one colour worthless in a check. Your hand holds 8 cards, not 10.',

  'plays.helena-cain.1':
    'Has people executed: where the Brig would do and the vote is clear, you may make it the airlock.',
  'plays.helena-cain.2':
    'Once, jump blindly from any space and leave two ships behind. You never touch the jump drives yourself.',
  'plays.ellen-tigh.1':
    'Makes friends: who is where you stop moving may get a card of yours, and you draw two.',
  'plays.ellen-tigh.2':
    'Once, hold a title for one turn. One of your cards is always treachery, of no use to a human.',
  'plays.anastasia-dualla.1':
    'Sees everything from Communications: all civilian ships, and moves any of them.',
  'plays.anastasia-dualla.2':
    'Once, three unknown cards for a check or for your hand. When morale sinks to 2 you do not live on.',
  'plays.louanne-katraine.1':
    'A pilot who leaves nothing to chance: a card in place of the die, and 2 added.',
  'plays.louanne-katraine.2':
    'Once, ram what is in your area and wake up in Sickbay. Stand still for a turn and you end there, too.',
  'plays.cavil.1':
    'Brings basestars, raiders and trouble at will. Openly a Cylon; what you want is on your agenda.',
  'plays.cavil.2':
    'Once, two more actions in place of moving. When another Cylon shows himself, your hand is lost.',
  'plays.leoben-conoy.1':
    'Takes the top two Destiny cards and puts others in their place: you know what comes.',
  'plays.leoben-conoy.2':
    'Once, swap hands with somebody. You never go where somebody else is of your own will.',
  'plays.caprica-six.1': 'Takes a card from somebody unseen and names the deck he draws another from.',
  'plays.caprica-six.2':
    'Once, add cards to a check when all are turned up. The Cylon fleet obeys you for a card only.',

  'plays.romo-lampkin.1':
    'A lawyer with a good hand: when a crisis makes you discard, you keep one card more.',
  'plays.romo-lampkin.2':
    'A miracle gets somebody out of the Brig, and you his cards. Stand beside nobody: it costs you 2 cards, or your freedom.',
  'plays.lee-adama-alternate.1':
    'Politician and pilot: after your Executive Order has been carried out you use the room you are in.',
  'plays.lee-adama-alternate.2':
    'A miracle spares you the choice of a crisis, for 5 cards. Every Mutiny card you draw costs you 2 others.',
  'plays.tom-zarek-alternate.1':
    'Lord of the mutiny: whoever draws a Mutiny card gets the one of two that you pick.',
  'plays.tom-zarek-alternate.2':
    'A miracle plays the best of four Mutiny cards. You begin with one, and that is all you may hold.',
  'plays.karl-agathon-alternate.1':
    'Sees two cards where other scouts see one, and puts each where he likes.',
  'plays.karl-agathon-alternate.2':
    'A miracle at a jump turns 1 fuel into 2 population. Away from Galactica you draw a card less.',
  'plays.gaius-baltar-alternate.1':
    'Gathers miracles, up to three: takes them from those beside him, or gives his.',
  'plays.gaius-baltar-alternate.2':
    'Three of them bring 2 of any resource. As a Cylon you can use what your card says only from the Brig.',
  'plays.louis-hoshi.1':
    'Works twice: Command, Communications and Weapons Control again at once, for a card each.',
  'plays.louis-hoshi.2':
    'A miracle uses three rooms anywhere. Every action of a Skill card costs you another card.',
  'plays.sherman-cottle.1':
    'Draws two cards that somebody else could draw, and gives him two in return: everybody gets what he needs.',
  'plays.sherman-cottle.2':
    'A miracle looks at all civilian ships in space and swaps one. Actions of engineering cards are not for you.',
  'plays.brendan-costanza.1':
    'A pilot who remembers: whenever people are lost you see three Piloting cards and keep two.',
  'plays.brendan-costanza.2':
    'A miracle saves a civilian ship for a viper. Whatever damages your own viper destroys it.',
  'plays.aaron-doral.1': 'At home among humans: one more card than other Leaders while you infiltrate.',
  'plays.aaron-doral.2':
    'A miracle takes you back to where you like, with an action more. In the actions of others you add nothing to checks.',
  'plays.simon-oneill.1': 'Adds more to checks than other Cylons do: two cards, three while infiltrating.',
  'plays.simon-oneill.2':
    'A miracle decides which Cylon ships act. One of the cards you add to a check always lies open.',
  'plays.danna-biers.1':
    'Infiltrates for a look at somebody’s Loyalty, and goes back with what she has seen.',
  'plays.danna-biers.2':
    'A miracle draws 2 Super Crisis cards. To leave the Resurrection Ship you must give one up.',
  'plays.sharon-agathon.1':
    'Begins among the humans and can fly. Once a turn she draws Treachery to spare somebody a discard.',
  'plays.sharon-agathon.2':
    'A miracle uses any room, anywhere. Where it is hazardous she draws no cards at all.',
}
