// What is called what.

export const names: Readonly<Record<string, string>> = {
  number: '{n}',
  'list.none': 'nothing',
  'seat.nobody': 'nobody',
  'seat.you': 'you',
  'seat.number': 'Player {n}',
  'ships-in-area': '{ships} in {area}',

  'who:current': 'the current player',
  'who:president': 'the President',
  'who:admiral': 'the Admiral',
  'who:user': 'you',
  'who:each': 'they',
  'who:picked': 'that player',

  'resource:fuel': 'fuel',
  'resource:food': 'food',
  'resource:morale': 'morale',
  'resource:population': 'population',

  'type:politics': 'Politics',
  'type:leadership': 'Leadership',
  'type:tactics': 'Tactics',
  'type:piloting': 'Piloting',
  'type:engineering': 'Engineering',
  'type:treachery': 'Treachery',

  'area:bow': 'the bow',
  'area:bow-starboard': 'the starboard bow',
  'area:stern-starboard': 'the starboard stern',
  'area:stern': 'the stern',
  'area:stern-port': 'the port stern',
  'area:bow-port': 'the port bow',

  'ship:fighter': 'viper',
  'count.fighter': '{n} {n#viper|vipers}',
  'ship:galactica': 'Galactica',

  'title:president': 'President',
  'title:admiral': 'Admiral',

  'step:receive-skills': 'Receive Skills',
  'step:movement': 'Movement',
  'step:action': 'Action',
  'step:crisis': 'Crisis',
  'step:activate-cylons': 'Activate Cylon Ships',
  'step:prepare-jump': 'Prepare for Jump',

  'character-type.political-leader': 'Political leader',
  'character-type.military-leader': 'Military leader',
  'character-type.pilot': 'Pilot',
  'character-type.support': 'Support',
  'character-type.cylon-leader': 'Cylon Leader',

  'team.humans': 'The humans',
  'team.cylons': 'The Cylons',
  'reason.fuel': 'the fleet is out of fuel',
  'reason.food': 'the fleet is out of food',
  'reason.morale': 'the fleet has lost all hope',
  'reason.population': 'nobody is left to save',
  'reason.damage': 'Galactica is crippled',
  'reason.nobody-left': 'nobody is left to take command',
  'reason.boarding': 'centurions have taken Galactica',
  'reason.final-jump': 'the fleet has made its last jump',

  'choice.1': 'the first option',
  'choice.2': 'the second option',
}
