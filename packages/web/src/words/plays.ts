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
}
