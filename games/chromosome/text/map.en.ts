// English: words about the rooms and groups on the drawn map

export const mapEn = {
  "board.label": "The facility",
  "board.map": "Map of the facility",
  "board.map.room":
    "{room}, sterility {sterility}{start, select, true {, starting room} other {}}{red, select, true {, may collapse} other {}}{power, select, 0 {} other {, radiation of power {power}}}",
  "board.map.group":
    "{species} of {seat}, level {level}, {charged, select, true {charged} other {discharged}}",
  "board.map.empty": "nobody there",
  "board.map.hole": "A hole: {room} is gone",
  "board.map.zoomIn": "Zoom in",
  "board.map.zoomOut": "Whole map",
  "board.map.actions": "Possible actions here: {room}",
  "board.map.targets": "On the map: rooms {list}",
  "board.map.close": "Close",
  "board.map.tokens": "{tokens, plural, one {# token} other {# tokens}}",
  "board.map.add": "Growth: join this group",
  "board.map.spread": "Growth: a token here",
  "board.map.create": "Impulse: cubes here",
  "board.map.absorb": "Impulse: absorb here",
  "board.map.tip.room":
    "Sterility {sterility}: {sterility, plural, one {any number of tokens may enter} other {at least # tokens must enter together}}.{start, select, true { Blue frame: a starting room.} other {}}{red, select, true { Red number: an event may destroy it.} other {}}",
  "board.map.tip.radiation":
    "Radiation of power {power}: charges groups of level {power, plural, one {1} =2 {1 and 2} other {1 to 3}} here and next door; at the end of the round everybody nearby is tested.",
  "board.map.tip.threat":
    "Your threat in its test: {threat} ({power} + {groups, plural, one {# group} other {# groups}}).",
  "board.map.tip.charged": "Charged: it can give {level} energy.",
  "board.map.tip.discharged": "Discharged: it fights and moves as usual, but gives no energy.",
}
