#import gasTeams
#import gasSwitches
// Loops over pairs read both: which bodies are near, and the switches of dissipation.
