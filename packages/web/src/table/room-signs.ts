// A sign for every location, drawn in lines within 24 by 24, so that a room is known before its name is read.

/** A door, for a room that has no sign of its own. */
export const anyRoom = 'M6 21V4l9-1v18ZM15 5h3v16M3 21h18M12 12v1'

/** A helmet with its eye, for what patrols at a place; around 0,0. */
export const tokenSign = 'M-7 5V0a7 6.500 0 0 1 14 0v5l-4 2H-3ZM-4.500 0h9v2.200h-9Z'

/** Something has burst, for a room that is damaged; around 0,0. */
export const burst = 'M0-11 3-5 10-8 7-1 12 3 5 5 5 11 0 7-6 11-5 5-12 4-7-1-10-8-3-5Z'

export const roomSigns: Readonly<Record<string, string>> = {
  'ftl-control': 'M3 12h8M3 8h5M3 16h5M11 5l8 7-8 7M21 5v14',
  'weapons-control': 'M12 2v6M12 16v6M2 12h6M16 12h6M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12',
  command: 'M4 17V9l8-5 8 5v8M8 17v-5h8v5M2 20h20',
  communications: 'M12 20v-7M8 20h8M9 11a4.500 4.500 0 0 1 6 0M6 8a9 9 0 0 1 12 0',
  armory: 'M3 8h14l4 3-4 2H10l-2 6H5l1-6H3Z',
  'admirals-quarters':
    'M12 3l2.400 5.400 5.900.600-4.500 3.900 1.300 5.800-5.100-3.100-5.100 3.100 1.300-5.800L3.700 9l5.900-.600Z',
  'research-lab': 'M9 3h6M10 3v6l-5 9a2 2 0 0 0 2 3h10a2 2 0 0 0 2-3l-5-9V3M7.500 15h9',
  'hangar-deck': 'M3 20V9l9-5 9 5v11M7 20v-8h10v8M9.500 20l2.500-5 2.500 5',
  sickbay: 'M9 4h6v5h5v6h-5v5H9v-5H4V9h5Z',
  brig: 'M4 4h16v16H4ZM8 4v16M12 4v16M16 4v16',
  'press-room': 'M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3M6 11a6 6 0 0 0 12 0M12 17v4M9 21h6',
  'presidents-office': 'M3 9l9-5 9 5ZM5 9v8M10 9v8M14 9v8M19 9v8M3 20h18',
  administration: 'M6 3h9l4 4v14H6ZM15 3v4h4M9 12h7M9 16h7',
  caprica: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M4 12h16M12 4c-4 4-4 12 0 16M12 4c4 4 4 12 0 16',
  'cylon-fleet': 'M12 2l2 6 6-3-4 5 6 2-6 2 4 5-6-3-2 6-2-6-6 3 4-5-6-2 6-2-4-5 6 3Z',
  'human-fleet': 'M3 8l3-2h6v1h3l2-1v5l-2-1h-3v1H6L3 9ZM8 16l3-2h6v1h2l2-1v5l-2-1h-2v1h-6l-3-2Z',
  'resurrection-ship': 'M12 4a8 8 0 1 1-7 4M5 3v5h5M12 9v6M9 12h6',
  'pegasus-cic': 'M3 18V9l5-3h8l5 3v9M3 13h18M8 18v-3h8v3M12 6V3M9 3h6',
  airlock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v10M12 3v4M12 17v4M9 12H4M15 12h5',
  'main-batteries': 'M3 17h18v3H3ZM6 17v-4h9v4M15 15h6M8 13V9l10-4 1 2-8 4v2',
  'engine-room':
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M19 5l-3 3M8 16l-3 3',
  'resistance-hq': 'M4 20 12 6l8 14ZM12 6V2l5 2-5 2M12 14v6',
  'occupation-authority': 'M5 21V8l7-5 7 5v13M9 21v-6h6v6M8 11h8M12 6v2',
  'breeders-canyon': 'M2 20l5-13 4 7 3-5 3 5 2-4 3 10M9 20l3-4 3 4',
  shipyard: 'M3 20h18M5 20V8l4-4v16M9 6h9l3 3-3 2H9M14 20v-6h4v6',
  'medical-center': 'M9 4h6v5h5v6h-5v5H9v-5H4V9h5ZM2 22h20',
  'quorum-chamber': 'M4 20a8 8 0 0 1 16 0M8 20a4 4 0 0 1 8 0M12 16v4M3 20h18M12 4v4M9 6h6',
  'hub-destroyed': 'M12 4a8 8 0 1 1-7 4M5 3v5h5M8 9l3 3-2 2 4 4M14 8l2 3',
  bridge: 'M3 15l4-8h10l4 8-3 4H6ZM7 7l2 5h6l2-5M9 12v7M15 12v7',
  'tactical-plot': 'M3 5h18v14H3ZM3 10h18M9 5v14M15 5v14M5 16l5-4 4 3 5-7',
  'captains-cabin': 'M4 20V10h16v10M4 15h16M7 15v-2h4v2M8 10V6a4 4 0 0 1 8 0v4',
  'hybrid-tank': 'M5 21V7a7 4 0 0 1 14 0v14ZM5 12q3.500-2 7 0t7 0M9 17q3-1.500 6 0',
  datastream: 'M3 6q4-3 9 0t9 0M3 12q4-3 9 0t9 0M3 18q4-3 9 0t9 0',
  'raider-bay': 'M3 20V8l9-5 9 5v12M7 18c1-5 3-6 5-6s4 1 5 6l-3-2-2 1-2-1Z',
  detention: 'M4 21V7a8 4 0 0 1 16 0v14ZM8 5v16M12 4v17M16 5v16M4 12h16',
}
